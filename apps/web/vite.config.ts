import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appendStyles } from './append-styles.ts';
import { CONSOLE, groups } from './chunk-groups.ts';
import { clientManifest } from './client-manifest.ts';
import { mantineStyles } from './mantine-styles.ts';
import { pageFiles } from './page-files.ts';
import { translatedMessages } from './translated-messages.ts';

const isOfConsole = (moduleId: string | null) => moduleId?.includes('/features/admin/') ?? false;

/** Pages that few open, and none in passing. */
const RARE =
  /^assets\/(?:Attendance|Door|GuestSeat|Visitors|NewEvent|EditEvent|NewChapter|EditChapter|CreateBusiness|EditBusiness|Decision|Handover|Setup|YourArticles|Application|ResetPassword|Invitations)Page-/;

/**
 * What the start names beside a lazy chunk, to be loaded at once. Every page carries these names, and nobody but an
 * administrator needs the scripts of the console, which name their own, as rare pages do: 2 kB less for everyone else.
 */
const withoutRare = (chunk: string, dependencies: string[]) =>
  chunk.startsWith(`assets/${CONSOLE}`) || RARE.test(chunk)
    ? dependencies.filter((name) => name.endsWith('.css'))
    : dependencies;

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // Each language is a build of its own, and its mode (apps/server/src/pages/web-build.ts).
  const locale = /^(?:production|development)$/.test(mode) ? 'en' : mode;
  return {
    plugins: [
      react(),
      translatedMessages(locale),
      clientManifest(locale),
      mantineStyles(),
      appendStyles(),
      pageFiles(),
    ],
    // The pages are rendered by our own server; there is no index.html.
    appType: 'custom',
    build: {
      outDir: isSsrBuild ? `dist/server/${locale}` : 'dist/client',
      // The languages share the files that have no words in them; the first build clears what was.
      emptyOutDir: isSsrBuild || locale === 'en',
      // No data: addresses: the content security policy allows none.
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      target: 'es2023',
      ...(isSsrBuild
        ? { rolldownOptions: { input: 'src/entry-server.tsx' } }
        : {
            manifest: `.vite/manifest.${locale}.json`,
            // The polyfill would be an inline script without a nonce.
            modulePreload: { polyfill: false, resolveDependencies: withoutRare },
            rolldownOptions: {
              input: 'src/entry-client.tsx',
              output: {
                codeSplitting: { groups },
                chunkFileNames: ({ facadeModuleId }) =>
                  `assets/${isOfConsole(facadeModuleId) ? CONSOLE : ''}[name]-[hash].js`,
              },
            },
          }),
    },
    // The server bundle carries React's production build, whatever NODE_ENV it is started with.
    ...(isSsrBuild &&
      command === 'build' && {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
  };
});
