import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './client-manifest.ts';

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
