import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '@guildhall/api';
import { PICTURE_FOLDER } from '@guildhall/api/files/uploads/pictures.schema';
import { beyondRole, invalid } from '@guildhall/api/ground/errors/errors';
import { requireMayWrite } from '@guildhall/api/ground/core/may-write';
import type { AppDependencies } from '../context.ts';
import { queryText } from '../rest/input.ts';
import type { Box } from '../pictures/encoder-messages.ts';
import { PICTURE_BOXES } from '../pictures/picture-boxes.ts';
import { boxesOf, storePicture } from '../pictures/store-picture.ts';
import { acceptUploads, memberContext, uploadRoute } from '../uploads/upload-route.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { holds } from '@guildhall/api/ground/roles/roles.policy';
import { type Permission } from '@guildhall/api/ground/roles/roles.schema';

const Kind = z.enum(['logo', 'cover', 'gallery', 'hero', 'article', 'banner', 'site-logo', 'site-icon']);
type Kind = z.infer<typeof Kind>;
const KINDS = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(Kind.options);
const UPLOAD = {
  summary:
    'Upload the logo, cover or a picture for the gallery of a business, the picture of an article (hero) or one in its text (article), or, as an administrator, a banner or the logo or icon of the community; the answer is the address for its form',
  guard: { auth: 'member', limit: 'businessUpdate' },
  queryInput: z.object({ kind: Kind }),
  statuses: [201],
  answer: z.object({ url: z.string() }),
} as const;
/** Of an article, which members write where the community lets them. */
const OF_ARTICLES = new Set<Kind>(['hero', 'article']);
/** Who may upload other pictures that are not of a business. */
const PERMISSIONS: Partial<Record<Kind, Permission>> = {
  banner: 'content',
  'site-logo': 'settings',
  'site-icon': 'settings',
};

/** Upload of business, article and banner pictures. Responds with the URL that the form then submits. */
export async function registerBusinessImages(
  app: FastifyInstance,
  dependencies: AppDependencies,
  uploads: Uploads,
): Promise<void> {
  const { storage, limiter } = dependencies.services;
  await app.register(async (scope) => {
    await acceptUploads(scope);

    scope.post('/api/businesses/images', uploadRoute(UPLOAD), async (request, reply) => {
      const { viewer } = memberContext(dependencies, request, reply);
      requireMayWrite(viewer);
      const { membersWriteArticles } = await dependencies.services.community.get();
      const box = boxOf(request, viewer, membersWriteArticles);
      const encoded = await uploads.receive(request, viewer.id, {
        charge: () => limiter.charge('businessUpdate', `user:${viewer.id}`),
        boxes: boxesOf(box),
      });
      const url = await storePicture(
        { db: dependencies.db, storage, uploadedBy: viewer.id },
        PICTURE_FOLDER,
        encoded,
      );
      return reply.code(201).send({ url });
    });
  });
}

function boxOf(request: FastifyRequest, viewer: Viewer, membersWriteArticles: boolean): Box {
  const { data: kind } = Kind.safeParse(queryText(request, 'kind'));
  if (!kind)
    throw invalid(`Please say what kind of picture it is: ${KINDS}`, [{ path: 'kind', message: KINDS }]);
  if (OF_ARTICLES.has(kind) && !membersWriteArticles && !holds(viewer, 'content')) throw beyondRole();
  const permission = PERMISSIONS[kind];
  if (permission !== undefined && !holds(viewer, permission)) throw beyondRole();
  return PICTURE_BOXES[kind];
}
