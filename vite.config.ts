import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/build/contentPlugin.ts';
import { OLDEST_BROWSERS } from './scripts/build/oldestBrowsers.ts';
import { screensPlugin } from './scripts/build/screensPlugin.ts';

/**
 * A request costs a slow phone more than the few bytes that a page does not need. So every page runs two files, the app and
 * the libraries, which outlive our releases; what several screens show is one more.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime|web[\\/]app[\\/]libraries/,
    priority: 5,
  },
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  // With what else screens share that have no part and no style in common: dates, addresses' queries, and what gets the worker.
  {
    name: 'hooks',
    test: /[\\/]web[\\/](?:hooks[\\/]|i18n[\\/]format|navigation[\\/]withValues|offline[\\/]registerWorker)/,
    minShareCount: 2,
    priority: 4,
  },
  // A group takes along what its files import: so what news screens use without forms stands before those. Of the sections it
  // holds what the home page shows as well, which is near its bytes, and a film's frame: news in English have no film, and would
  // name its styles.
  {
    name: 'shared',
    test: /[\\/]web[\\/](?:ui[\\/](?!Field|Seal)|sections[\\/](?:CarouselRow|useCarouselWords|VideoFrame|VideoPlayer)|navigation|news|data)/,
    minShareCount: 2,
    priority: 3,
  },
  // A screen with a film below other words than an opening's would tear the film's styles from the opening.
  {
    name: 'opening',
    test: /[\\/]web[\\/]sections[\\/](?:Opening|HeroVideo\.|saveData)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, minShareCount: 2, priority: 2 },
  // A draft may be begun where its form is not.
  { name: 'drafts', test: /[\\/]web[\\/]forms[\\/]drafts/, minShareCount: 2, priority: 2 },
  // All of them with the first that is opened: what tells of waiting messages has to be there when the network no longer is.
  // Whether something waits to be sent is known before (wanted.ts). A form in a page does without what opens one in a popup.
  {
    name: 'forms',
    test: /[\\/]web[\\/](?:forms[\\/](?!WithoutScripts|useFormDialog|FormDialog)|outbox[\\/](?!wanted)|ui[\\/](?:Field|Seal))/,
    priority: 1,
  },
];

/** One configuration for the browser's build, the server's render module (`build --ssr`) and the edit loop. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [contentPlugin(), react(), screensPlugin()],
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
          outDir: 'dist/server',
          rolldownOptions: { input: 'web/app/render.tsx', output: { entryFileNames: 'render.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: { input: 'web/app/entry.tsx', output: { codeSplitting: { groups: CHUNKS } } },
        }),
  },
  // The server imports one built file and nothing else; the edit loop runs packages as they are.
  ssr: isSsrBuild ? { noExternal: true } : {},
  // Vite leaves it to the server's environment, and without it React renders with its checks for developers, at half the speed.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
