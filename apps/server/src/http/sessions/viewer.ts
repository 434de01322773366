import { Signer } from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Viewer } from '@guildhall/api/ground/core/context';
import { type SessionRow, type SessionStore, sessionKey } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer, in scopes that read nothing else of the session: see `readViewer`. */
    viewer?: Viewer | null;
  }
}

export type SessionOptions = { store: SessionStore; secrets: string[]; secure: boolean };

/** Browsers bind `__Host-` cookies to this host and to TLS, and reject them without TLS. */
export const cookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid');

/** Finds the live session with this id, and updates its last_seen every five minutes. */
export async function findLive(
  store: SessionStore,
  log: FastifyBaseLogger,
  sid: string,
): Promise<SessionRow | undefined> {
  const row = await store.find(sid);
  if (row?.isStale) {
    // The database may be read-only for a while, during a failover for example.
    await store.touch(sid, row.userId).catch((error: unknown) => {
      log.warn({ err: error }, 'failed to update session last-seen time');
    });
  }
  return row;
}

/**
 * An onRequest hook that only resolves the viewer, for calls that never create or revoke a session. Opening the
 * full session costs as much as many of these calls (decision 0072). It accepts the same cookies as the plugin.
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

/** The same for routes that are open to all and ask for the viewer only sometimes. The request's cookies are parsed. */
export function viewerFinder({
  store,
  secrets,
  secure,
}: SessionOptions): (request: FastifyRequest) => Promise<Viewer | null> {
  const name = cookieName(secure);
  const signer = new Signer(secrets);
  return async (request) => {
    const signed = request.cookies[name];
    const sid = signed ? signer.unsign(signed).value : null;
    const row = sid === null ? undefined : await findLive(store, request.log, sid);
    return row ? toViewer(row) : null;
  };
}

const toViewer = ({ key, userId, role, authAge, ...flags }: Omit<SessionRow, 'isStale'>): Viewer => ({
  id: userId,
  role,
  sessionKey: key,
  authAt: new Date(Date.now() - authAge),
  isLapsed: flags.isLapsed,
  awaitsConfirmation: flags.awaitsConfirmation,
});

/** The viewer of a request; null when nobody is signed in. */
export function viewerOf({ viewer, session: current }: FastifyRequest): Viewer | null {
  if (viewer !== undefined) return viewer;
  if (current?.userId === undefined || current.role === undefined || current.authAge === undefined)
    return null;
  const { userId, role, authAge, isLapsed = false, awaitsConfirmation = false } = current;
  const key = sessionKey(current.sessionId);
  return toViewer({ key, userId, role, authAge, isLapsed, awaitsConfirmation });
}
