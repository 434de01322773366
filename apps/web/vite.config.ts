import react from '@vitejs/plugin-react';
import { type Rolldown, defineConfig } from 'vite';
import { appendStyles } from './append-styles.ts';
import { clientManifest } from './client-manifest.ts';
import { mantineStyles } from './mantine-styles.ts';

/**
 * What is asked for together comes together (docs/decisions/0056): left alone, the bundler cuts what every page starts
 * with into three dozen chunks and gives each icon its own, and a request costs more than what it saves.
 */
const GROUPS: Rolldown.CodeSplittingOptions['groups'] = [
  { name: 'styles', tags: ['$initial'], test: /\.css$/, priority: 4 },
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial'], priority: 2 },
  {
    name: 'pieces',
    test: /@tabler.icons-react.dist.esm.icons|@mantine.core.esm.components.(Anchor|Badge|Card|Paper)./,
    minShareCount: 2,
    priority: 1,
  },
  // The landing page has a budget of its own, and brings the two that it shows itself.
  { name: 'shared-styles', test: /^(?!.*(?:PercentRing|PointsBar)).*\.css$/, minShareCount: 3, priority: 1 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), clientManifest(), mantineStyles(), appendStyles()],
  // The pages are rendered by our own server; there is no index.html.
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // No data: addresses: the content security policy allows none.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    ...(isSsrBuild
      ? { rolldownOptions: { input: 'src/entry-server.tsx' } }
      : {
          manifest: true,
          // The polyfill would be an inline script without a nonce.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: { codeSplitting: { groups: GROUPS } },
          },
        }),
  },
  // The server bundle carries React's production build, whatever NODE_ENV it is started with.
  ...(isSsrBuild &&
    command === 'build' && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
