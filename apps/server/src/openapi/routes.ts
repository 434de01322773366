import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Contract } from '../rest/contract.ts';

/** A documented route; `path` as registered, such as '/api/feed/:id'. */
export type ApiRoute = {
  method: string;
  path: string;
  contract: Contract;
  /** The content type of a body other than JSON. */
  takes: string | undefined;
};

/**
 * Collects the routes that are registered under /api on this instance from now on.
 * @throws at registration when a route has no contract
 */
export function collectRoutes(app: FastifyInstance): ApiRoute[] {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    for (const name of [method].flat()) {
      if (name === 'HEAD' || name === 'OPTIONS') continue;
      const contract = config?.contract;
      if (!contract) throw new Error(`${name} ${url} has no contract: see rest/contract.ts`);
      routes.push({ method: name, path: url, contract, takes: [config?.accepts].flat()[0] });
    }
  });
  return routes;
}

/** The tag of a route: the segment after /api, or after /api/admin. */
export function featureOf({ path }: ApiRoute): string {
  const [first = '', second = ''] = path.split('/').slice(2);
  return first === 'admin' ? `admin: ${second.replace(/\.csv$/, '')}` : first;
}
