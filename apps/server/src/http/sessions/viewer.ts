import { Signer } from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Viewer } from '@guildhall/api/core/context';
import { type SessionRow, type SessionStore, sessionKey } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this request, where nothing but that is read of a session: see `readViewer`. */
    viewer?: Viewer | null;
  }
}

export type SessionOptions = { store: SessionStore; secrets: string[]; secure: boolean };

/** A browser keeps `__Host-` cookies to this very host and to TLS; without TLS it would drop them. */
export const cookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid');

/** The live session under this id; notes now and then that its member is here. */
export async function findLive(
  store: SessionStore,
  log: FastifyBaseLogger,
  sid: string,
): Promise<SessionRow | undefined> {
  const row = await store.find(sid);
  if (row?.isStale) {
    // A database that takes no writes for a while can still be read.
    await store.touch(sid, row.userId).catch((error: unknown) => {
      log.warn({ err: error }, 'it could not be noted that a member is here');
    });
  }
  return row;
}

/**
 * An onRequest hook that reads who asks and no more: for calls that neither begin nor end a session, which
 * are most, and which opening one costs as much as many of them do (decision 72). It answers for every
 * cookie as the plugin does.
 */
export function readViewer({ store, secrets, secure }: SessionOptions): onRequestHookHandler {
  const name = cookieName(secure);
  const signer = new Signer(secrets);
  return (request, _reply, done) => {
    request.viewer = null;
    const signed = request.cookies[name];
    const sid = signed ? signer.unsign(signed).value : null;
    if (sid === null) return done();
    const take = (row: SessionRow | undefined) => {
      if (row) request.viewer = toViewer(row);
      done();
    };
    findLive(store, request.log, sid).then(take, done);
  };
}

const toViewer = ({ key, userId, role, authAge }: Omit<SessionRow, 'isStale'>): Viewer => ({
  id: userId,
  role,
  sessionKey: key,
  authAt: new Date(Date.now() - authAge),
});

/** Who sends this request; null when nobody is signed in. */
export function viewerOf({ viewer, session: current }: FastifyRequest): Viewer | null {
  if (viewer !== undefined) return viewer;
  if (current?.userId === undefined || current.role === undefined || current.authAge === undefined)
    return null;
  const { userId, role, authAge } = current;
  return toViewer({ key: sessionKey(current.sessionId), userId, role, authAge });
}
