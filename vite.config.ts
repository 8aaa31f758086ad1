import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/build/contentPlugin.ts';
import { drawingsPlugin } from './scripts/build/drawingsPlugin.ts';
import { OLDEST_BROWSERS } from './scripts/build/oldestBrowsers.ts';
import { screensPlugin } from './scripts/build/screensPlugin.ts';

/**
 * Every page runs two files: the libraries, which stay in the browser's cache when our code changes, and the app. What many
 * screens share is one file more: each file costs a slow phone a few milliseconds.
 */
const CHUNKS = [
  { name: 'libraries', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial' as const], priority: 1 },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 7 },
];

/** One configuration for the browser's build, the server's render module (`build --ssr`) and the edit loop. */
/** A busy machine is no fault of the build's. */
const CHECKS = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  // The same names where packages are linked, so that the same sources make the same bytes in every folder.
  resolve: { preserveSymlinks: true },
  plugins: [contentPlugin(), drawingsPlugin(), react(), screensPlugin()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pure: true, pattern: '[local]_[hash]' } },
  },
  build: {
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {
          rolldownOptions: {
            checks: CHECKS,
            input: 'web/app/render.tsx',
            // One CommonJS file: a running server forgets that of an earlier release, which it cannot with ES modules.
            output: { format: 'cjs' as const, entryFileNames: 'render.cjs', codeSplitting: false },
          },
        }
      : {
          manifest: true,
          rolldownOptions: {
            checks: CHECKS,
            input: 'web/app/entry.tsx',
            output: { codeSplitting: { groups: CHUNKS } },
          },
        }),
  },
  // The server imports one built file and nothing else; the edit loop runs packages as they are.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Vite leaves it to the server's environment, and without it React renders with its checks for developers, at half the speed.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
