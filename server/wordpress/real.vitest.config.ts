import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** For scripts/test-wordpress.mjs alone. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['server/wordpress/real.wptest.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { blogUrl: process.env.BLOG_URL ?? '' },
  },
});
