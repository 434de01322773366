import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { canSeePicture, isPicturePublic, pictureKey } from '@guildhall/api';
import { PICTURE_FOLDER } from '@guildhall/api/files/uploads/pictures.schema';
import type { PublicData } from '@guildhall/api/ground/core/live';
import { avatarAddress } from '@guildhall/api/ground/values/avatar';
import type { AppDependencies } from '../context.ts';
import { sendNotFound } from '../http/errors/errors.ts';
import { viewerFinder } from '../http/sessions/viewer.ts';
import { param } from '../rest/input.ts';

const AVATAR_FILE = /^([a-z0-9]{8,40})-(?:96|192|384)\.webp$/;
/** The name that forms submit, and the width of a smaller file. */
const PICTURE_FILE = /^([a-z0-9]{8,40}(?:-\d+x\d+-[0-9a-f]{24})?)(?:-\d+)?\.webp$/;

/** What says whether a picture is public; a change of any of it ends what is cached. */
const SHOWN_BY: PublicData[] = ['feed', 'directory', 'news', 'community', 'members'];
/** Banners begin and end, and galleries change, without such a change. */
const CACHED_MS = 10_000;
const CACHED_MAX = 10_000;
const DAY_SECONDS = 86_400;

/**
 * The files of avatars and of pictures of businesses, articles, banners and the community: to everyone while something
 * public shows them, to members who may see them otherwise, and to nobody else. A stored file never changes, so browsers
 * cache it for a day, the longest that a picture outlives what it belongs to.
 */
export async function registerPictureFiles(
  app: FastifyInstance,
  dependencies: AppDependencies,
): Promise<void> {
  const { db, services, sessions } = dependencies;
  const findViewer = viewerFinder(sessions);
  const cache = new LRUCache<string, { generation: string; isPublic: boolean }>({
    max: CACHED_MAX,
    ttl: CACHED_MS,
  });

  async function isPublic(address: string): Promise<boolean> {
    const generations = SHOWN_BY.map((data) => services.live.publicGeneration(data));
    // While no changes are received, nothing is cached.
    if (generations.includes(null)) return isPicturePublic(db, address);
    const generation = generations.join(' ');
    const cached = cache.get(address);
    if (cached?.generation === generation) return cached.isPublic;
    const found = await isPicturePublic(db, address);
    cache.set(address, { generation, isPublic: found });
    return found;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, address: string, key: string) {
    const isForAll = await isPublic(address);
    const viewer = isForAll ? null : await findViewer(request);
    const isVisible = isForAll || (viewer !== null && (await canSeePicture(db, viewer, address)));
    const stored = isVisible ? await services.storage.get(key) : null;
    if (!stored) return sendNotFound(request, reply);
    return reply
      .type(stored.contentType)
      .header('cache-control', `${isForAll ? 'public' : 'private'}, max-age=${DAY_SECONDS}, immutable`)
      .send(stored.body);
  }

  await app.register(async (scope) => {
    await scope.register(cookie);
    scope.get('/avatars/:file', (request, reply) => {
      const file = param(request, 'file');
      const [, avatarKey] = AVATAR_FILE.exec(file) ?? [];
      if (avatarKey === undefined) return sendNotFound(request, reply);
      return send(request, reply, avatarAddress(avatarKey), `avatars/${file}`);
    });
    scope.get('/business-images/:file', (request, reply) => {
      const file = param(request, 'file');
      const [, name] = PICTURE_FILE.exec(file) ?? [];
      if (name === undefined) return sendNotFound(request, reply);
      return send(request, reply, `${PICTURE_FOLDER}${name}.webp`, pictureKey(PICTURE_FOLDER + file));
    });
  });
}
