import { unlimited } from '@guildhall/api/limits/limiter';
import { fastify } from 'fastify';
import { registerAvatars } from '../avatars/avatars.ts';
import { registerBusinessImages } from '../business-images/business-images.ts';
import type { Surroundings } from '../context.ts';
import { registerOpenApi } from '../openapi/openapi.ts';
import { type ApiRoute, collectRoutes } from '../openapi/routes.ts';
import { registerRest } from '../rest/rest.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Every route under /api with what it says about itself. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const app = fastify();
  const routes = collectRoutes(app);
  // Registering touches nothing of its surroundings; requests would.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an inventory answers no request
  const surroundings = { services: {} } as Surroundings;
  registerOpenApi(app, unlimited, { publicOrigin: 'http://localhost', cookieName: 'sid' });
  await app.register((api) => registerRest(api, surroundings), { prefix: '/api' });
  const uploads: Uploads = { receive: () => Promise.reject(new Error('an inventory answers no request')) };
  await registerAvatars(app, surroundings, uploads);
  await registerBusinessImages(app, surroundings, uploads);
  await app.ready();
  return routes;
}

/** Every route under /api, as 'METHOD /path'. */
export const restRoutes = async (): Promise<string[]> =>
  (await apiRoutes()).map(({ method, path }) => `${method} ${path}`);
