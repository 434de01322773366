import session from '@fastify/session';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  Session,
  onRequestHookHandler,
} from 'fastify';
import type { SessionPort, VerifiedAccount, Viewer } from '@guildhall/api/ground/core/context';
import { DAY_MS } from '@guildhall/api/ground/values/time';
import { SESSION_DAYS } from '@guildhall/api/ground/security/session-lifetimes';
import type { SessionStore } from './session-store.ts';
import { type SessionOptions, cookieName, findViewer } from './viewer.ts';

declare module 'fastify' {
  interface Session {
    /** Of the cookie that came with the request. */
    viewer?: Viewer;
    /** Who signed in during this request. */
    startedFor?: number;
    /** The cookie was signed with a rotated secret. */
    isRenewed?: boolean;
  }
}

const MAX_AGE_MS = SESSION_DAYS * DAY_MS;

/** Opens the session of every request in this scope, so that it can be created, renewed or revoked. Needs parsed cookies. */
export async function registerSessions(
  app: FastifyInstance,
  { store, secrets, secure }: SessionOptions,
): Promise<void> {
  await app.register(session, {
    secret: secrets,
    cookieName: cookieName(secure),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_MS },
    saveUninitialized: false,
    rolling: false,
    store: adapt(store, app.log),
  });
  app.addHook('onRequest', takeViewer(cookieName(secure)));
}

/**
 * The plugin clears every cookie that the current secret did not sign, including valid ones signed with a rotated
 * secret. For a modified session it sends a new cookie instead.
 */
function takeViewer(name: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const { session: current, cookies } = request;
    request.viewer = current.viewer ?? null;
    if (request.viewer && cookies[name] !== current.encryptedSessionId) current.isRenewed = true;
    done();
  };
}

/**
 * @fastify/session saves at its own discretion, even for a request that raced with a sign-out. So it only gets
 * to read; `sessionPort` alone creates and revokes sessions.
 */
function adapt(store: SessionStore, log: FastifyBaseLogger) {
  return {
    get(sid: string, done: Done<Session | null>) {
      answer(load(store, log, sid), done);
    },
    set(_sid: string, _session: Session, done: (error?: Error) => void) {
      done();
    },
    destroy(_sid: string, done: (error?: Error) => void) {
      done();
    },
  };
}

type Done<T> = (error?: Error | null, result?: T) => void;

function answer<T>(work: Promise<T>, done: Done<T>): void {
  // An exception in the callback must not be reported as a failure of the lookup.
  work.then(
    (result) => setImmediate(done, null, result),
    (error: Error) => setImmediate(done, error),
  );
}

async function load(store: SessionStore, log: FastifyBaseLogger, sid: string): Promise<Session | null> {
  const viewer = await findViewer(store, log, sid);
  return viewer && { viewer, cookie: { originalMaxAge: MAX_AGE_MS } };
}

/** The session operations available to procedures. */
export function sessionPort(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, secure }: SessionOptions,
): SessionPort {
  let hasEnded = false;
  const begin = async (
    account: VerifiedAccount,
    { isRenewal, twoFactors }: { isRenewal: boolean; twoFactors: boolean },
  ) => {
    // A batch may end the session before another of its calls begins one.
    if (hasEnded) return false;
    const former = request.session.sessionId;
    const hadCookie = request.cookies[cookieName(secure)] !== undefined;
    await request.session.regenerate();
    const from = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const { sessionId } = request.session;
    const isStarted = await store.create(sessionId, account, from, {
      twoFactors,
      ...(isRenewal && { former }),
    });
    if (hadCookie) await store.revoke(former);
    // Marks the session as modified, so that its cookie is sent with the response.
    if (isStarted) request.session.startedFor = account.id;
    if (secure && request.protocol !== 'https')
      request.log.warn('cannot set a secure session cookie over plain HTTP');
    return isStarted;
  };
  return {
    start: (account, { twoFactors = false } = {}) => begin(account, { isRenewal: false, twoFactors }),
    renew: (account) => begin(account, { isRenewal: true, twoFactors: false }),
    async end() {
      await store.revoke(request.session.sessionId);
      hasEnded = true;
      await request.session.destroy();
      reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
      reply.header('clear-site-data', '"cache"');
    },
  };
}
