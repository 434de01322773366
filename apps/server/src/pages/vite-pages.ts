import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE } from '@guildhall/locale/locales';
import { ownWordsIn } from '@guildhall/locale/own-words/current-words';
import type { Plugin, ViteDevServer } from 'vite';
import { type Pages, isEntryServer } from './entry-server.ts';

const ENTRY = '/@guildhall/development';

/** React Refresh must be installed before the first component loads. */
const developmentEntry: Plugin = {
  name: 'guildhall:development-entry',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY ? `import '@vitejs/plugin-react/preamble';\nimport '/src/entry-client.tsx';` : undefined,
};

/** The development renderer: pages from the sources, with HMR over this server's port. */
export async function vitePages(
  app: FastifyInstance,
  root: string,
): Promise<Pages & { close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root,
    // The default writes a temporary file beside the configuration and imports it, which `node --watch` takes for a
    // changed source.
    configLoader: 'native',
    appType: 'custom',
    plugins: [developmentEntry],
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  let loadedIn: string | undefined;
  await app.register(middie);
  app.use(vite.middlewares);
  return {
    async load() {
      const words = JSON.stringify(ownWordsIn(DEFAULT_LOCALE)?.pairs);
      if (words !== loadedIn) vite.moduleGraph.invalidateAll();
      loadedIn = words;
      const entry: unknown = await vite.ssrLoadModule('/src/entry-server.tsx');
      if (!isEntryServer(entry)) throw new Error('entry-server.tsx exports no render and shell');
      return entry;
    },
    assets: () => ({ scripts: [ENTRY], styles: [] }),
    development: true,
    close: () => vite.close(),
  };
}
