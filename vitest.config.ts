import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/build/contentPlugin.ts';
import { drawingsPlugin } from './scripts/build/drawingsPlugin.ts';

export default defineConfig({
  plugins: [contentPlugin(), drawingsPlugin()],
  test: {
    include: ['{contract,content,web,server,scripts,tests}/**/*.test.{ts,tsx}'],
    // All cores, and one module graph a worker: nearly all of the time went into loading the same modules anew.
    maxWorkers: '100%',
    isolate: false,
    // The machine may be small and busy; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
