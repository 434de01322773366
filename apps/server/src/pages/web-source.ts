import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { WEB, WEB_DIST } from './web-build.ts';
import { builtPages } from './built-pages.ts';
import type { Pages } from './entry-server.ts';
import { vitePages } from './vite-pages.ts';

/** Where pages come from: the build, Vite, or nowhere for the API only. */
export type WebSource = 'build' | 'sources' | 'none';

export type Web = { pages: Pages; clientFolder: string | null };

export async function openWeb(source: WebSource, app: FastifyInstance): Promise<Web | null> {
  if (source === 'none') return null;
  if (source === 'build')
    return { pages: await builtPages(WEB_DIST), clientFolder: join(WEB_DIST, 'client') };
  const pages = await vitePages(app, WEB);
  app.addHook('onClose', () => pages.close());
  return { pages, clientFolder: null };
}
