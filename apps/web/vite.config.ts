import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

const MANIFEST_ID = 'virtual:client-manifest';
const MANIFEST_FILE = new URL('./dist/client/.vite/manifest.json', import.meta.url);

/**
 * Gives the server bundle the manifest of the client build that was made before it, so that a rendered page
 * can link the styles and preload the chunks of the very route it shows. Empty in development.
 */
function clientManifest(): Plugin {
  let building = false;
  return {
    name: 'guildhall:client-manifest',
    config: (_config, { command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id === MANIFEST_ID ? `\0${MANIFEST_ID}` : undefined),
    load: (id) => {
      if (id !== `\0${MANIFEST_ID}`) return undefined;
      return `export default ${building ? readFileSync(MANIFEST_FILE, 'utf8') : '{}'}`;
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), clientManifest()],
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
          rolldownOptions: { input: 'src/entry-client.tsx' },
        }),
  },
  // The server bundle carries React's production build, whatever NODE_ENV it is started with.
  ...(isSsrBuild &&
    command === 'build' && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
