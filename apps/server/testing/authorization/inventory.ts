import { unlimited } from '@guildhall/api/limits/limiter';
import { fastify } from 'fastify';
import { registerAvatars } from '../../src/avatars/avatars.ts';
import { registerBusinessImages } from '../../src/business-images/business-images.ts';
import type { Surroundings } from '../../src/context.ts';
import { registerOpenApi } from '../../src/openapi/openapi.ts';
import { type ApiRoute, collectRoutes } from '../../src/openapi/routes.ts';
import { registerRest } from '../../src/rest/rest.ts';
import type { Uploads } from '../../src/uploads/uploads.ts';

/** Every route under /api with what it says about itself. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const app = fastify();
  const routes = collectRoutes(app);
  // Registering touches nothing of its surroundings; requests would.
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
