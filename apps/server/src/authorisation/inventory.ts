import { fastify } from 'fastify';
import { registerAvatars } from '../avatars/avatars.ts';
import { registerBusinessImages } from '../business-images/business-images.ts';
import type { Surroundings } from '../context.ts';
import { registerOpenApi } from '../openapi/openapi.ts';
import { registerRest } from '../rest/rest.ts';

export { procedures } from '../openapi/procedures.ts';

/** Every route under /api, as 'METHOD /path'. */
export async function restRoutes(): Promise<string[]> {
  const routes: string[] = [];
  const app = fastify();
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');
    if (!url.includes('*')) routes.push(...methods.map((name) => `${name} ${url}`));
  });
  // Registering touches nothing of its surroundings; requests would.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an inventory answers no request
  const surroundings = { services: {} } as Surroundings;
  registerOpenApi(app, { publicOrigin: 'http://localhost', cookieName: 'sid' });
  await app.register((api) => registerRest(api, surroundings), { prefix: '/api' });
  await registerAvatars(app, surroundings);
  await registerBusinessImages(app, surroundings);
  await app.ready();
  return routes.filter((route) => route.includes(' /api/'));
}
