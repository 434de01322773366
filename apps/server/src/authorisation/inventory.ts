import { fastify } from 'fastify';
import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '@guildhall/api';
import { registerAvatars } from '../avatars/avatars.ts';
import { registerBusinessImages } from '../business-images/business-images.ts';
import type { Surroundings } from '../context.ts';
import { registerRest } from '../rest/rest.ts';

/** Every procedure there is, by its path. tRPC keeps them flat at run time. */
export function procedures(): Map<string, AnyTRPCProcedure> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types show the tree, not what is there
  return new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>));
}

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
  await app.register((api) => registerRest(api, surroundings), { prefix: '/api' });
  await registerAvatars(app, surroundings);
  await registerBusinessImages(app, surroundings);
  await app.ready();
  return routes.filter((route) => route.includes(' /api/'));
}
