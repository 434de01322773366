import session from '@fastify/session';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  Session,
  onRequestHookHandler,
} from 'fastify';
import type { SessionPort, VerifiedAccount } from '@guildhall/api/core/context';
import type { SessionStore } from './session-store.ts';
import { type SessionOptions, cookieName, findLive } from './viewer.ts';

declare module 'fastify' {
  interface Session {
    userId?: number;
    role?: 'user' | 'admin';
    /** Milliseconds since the password was last given, by the database's clock. */
    authAge?: number;
    /** Its cookie was signed with a former secret. */
    isRenewed?: boolean;
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

/** Opens the session of every request in this scope, so that it can be begun anew or ended. Cookies are read already. */
export async function registerSessions(
  app: FastifyInstance,
  { store, secrets, secure }: SessionOptions,
): Promise<void> {
  await app.register(session, {
    secret: secrets,
    cookieName: cookieName(secure),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: THIRTY_DAYS_MS },
    saveUninitialized: false,
    rolling: false,
    store: adapt(store, app.log),
  });
  app.addHook('onRequest', renewCookie(cookieName(secure)));
}

/**
 * The plugin takes away a cookie that the current secret did not sign, a good one of a former secret too. Of
 * a session that has changed it sends the cookie anew instead.
 */
function renewCookie(name: string): onRequestHookHandler {
  return ({ session: current, cookies }, _reply, done) => {
    if (current.userId !== undefined && cookies[name] !== current.encryptedSessionId)
      current.isRenewed = true;
    done();
  };
}

/**
 * @fastify/session writes whenever it likes, even for requests that were overtaken by a sign-out.
 * Here it may only read; sessions are made and ended in `sessionPort` alone.
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
  // What the listener throws is its own affair, not a failure of the work.
  work.then(
    (result) => setImmediate(done, null, result),
    (error: Error) => setImmediate(done, error),
  );
}

async function load(store: SessionStore, log: FastifyBaseLogger, sid: string): Promise<Session | null> {
  const row = await findLive(store, log, sid);
  if (!row) return null;
  const { userId, role, authAge } = row;
  return { userId, role, authAge, cookie: { originalMaxAge: THIRTY_DAYS_MS } };
}

/** What procedures may do to the session of this request. */
export function sessionPort(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, secure }: SessionOptions,
): SessionPort {
  const begin = async (account: VerifiedAccount, { isRenewal }: { isRenewal: boolean }) => {
    const former = request.session.sessionId;
    await request.session.regenerate();
    const from = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const { sessionId } = request.session;
    const isStarted = await store.create(sessionId, account, from, isRenewal ? former : undefined);
    await store.revoke(former);
    // Makes the session modified, so that its cookie goes out with the answer.
    if (isStarted) request.session.userId = account.id;
    if (secure && request.protocol !== 'https')
      request.log.warn('a secure session cookie cannot be set over plain http');
    return isStarted;
  };
  return {
    start: (account) => begin(account, { isRenewal: false }),
    renew: (account) => begin(account, { isRenewal: true }),
    async end() {
      await store.revoke(request.session.sessionId);
      await request.session.destroy();
      reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
      reply.header('clear-site-data', '"cache"');
    },
  };
}
