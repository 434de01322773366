import { unlimited } from '@guildhall/api/ground/limits/limiter';
import { fastify } from 'fastify';
import { registerAttachments } from '../../src/attachments/attachments.ts';
import { registerAvatars } from '../../src/avatars/avatars.ts';
import { registerBackupUpload } from '../../src/backups/backup-upload.ts';
import { registerBusinessImages } from '../../src/business-images/business-images.ts';
import { registerImports } from '../../src/imports/imports.ts';
import type { AppDependencies } from '../../src/context.ts';
import { registerOpenApi } from '../../src/openapi/openapi.ts';
import { type ApiRoute, collectRoutes } from '../../src/openapi/routes.ts';
import { registerRest } from '../../src/rest/rest.ts';
import type { Uploads } from '../../src/uploads/uploads.ts';

/** Every route under /api with its contract. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const app = fastify();
  const routes = collectRoutes(app);
  // Registration does not use the dependencies; only requests do.
  const dependencies = { services: {} } as AppDependencies;
  registerOpenApi(app, unlimited, { publicOrigin: 'http://localhost', cookieName: 'sid' });
  await app.register((api) => registerRest(api, dependencies), { prefix: '/api' });
  const uploads: Uploads = { receive: () => Promise.reject(new Error('an inventory answers no request')) };
  await registerAvatars(app, dependencies, uploads);
  await registerBusinessImages(app, dependencies, uploads);
  await registerAttachments(app, dependencies, uploads);
  await registerImports(app, dependencies, '/nowhere');
  await registerBackupUpload(app, dependencies);
  await app.ready();
  return routes;
}

/** Every route under /api, as 'METHOD /path'. */
export const restRoutes = async (): Promise<string[]> =>
  (await apiRoutes()).map(({ method, path }) => `${method} ${path}`);
