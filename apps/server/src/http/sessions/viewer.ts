import { Signer } from '@fastify/cookie';
import type { FastifyBaseLogger, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Viewer } from '@guildhall/api/ground/core/context';
import { isHeldBack } from '@guildhall/api/ground/security/second-factor-grace';
import type { SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was signed in when the request came; null also where nothing reads the session. */
    viewer: Viewer | null;
  }
}

export type SessionOptions = { store: SessionStore; secrets: string[]; secure: boolean };

/** Browsers bind `__Host-` cookies to this host and to TLS, and reject them without TLS. */
export const cookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid');

/** As those without a role, until there is a second factor: no check of a role has to know of it. */
const NO_ROLE = { role: 'user', roles: [] } as const;

/** Whose live session this is; null for none. Updates its last_seen every five minutes. */
export async function findViewer(
  store: SessionStore,
  log: FastifyBaseLogger,
  sid: string,
): Promise<Viewer | null> {
  const row = await store.find(sid);
  if (!row) return null;
  if (row.isStale) {
    // The database may be read-only for a while, during a failover for example.
    await store.touch(sid, row.userId).catch((error: unknown) => {
      log.warn({ err: error }, 'failed to update session last-seen time');
    });
  }
  const { key, userId, authAge, isLapsed, awaitsConfirmation, locale, secondFactorBy } = row;
  const held = isHeldBack({ secondFactorBy }) ? NO_ROLE : { role: row.role, roles: row.roles };
  const authAt = new Date(Date.now() - authAge);
  return {
    id: userId,
    ...held,
    sessionKey: key,
    authAt,
    isLapsed,
    awaitsConfirmation,
    locale,
    secondFactorBy,
  };
}

/** Finds the viewer by the parsed cookies of a request, the same ones that the session plugin accepts. */
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
    return sid === null ? null : findViewer(store, request.log, sid);
  };
}

/**
 * An onRequest hook that only reads the viewer, for calls that never create or revoke a session. Opening the full
 * session costs as much as many of these calls (decision 0072).
 */
export function readViewer(options: SessionOptions): onRequestAsyncHookHandler {
  const find = viewerFinder(options);
  return async (request) => {
    request.viewer = await find(request);
  };
}
