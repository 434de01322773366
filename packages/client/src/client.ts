import type { AppRouter } from '@guildhall/api';
import {
  type TRPCClient,
  createTRPCClient,
  type getFetch,
  httpBatchLink,
  httpLink,
  splitLink,
} from '@trpc/client';
import { CookieJar } from './cookie-jar.ts';

/** The server takes so many calls in one request. */
const MAX_BATCH = 10;

/** What the links call in the place of fetch. */
type Send = ReturnType<typeof getFetch>;

export type ClientOptions = {
  /** Where the Guildhall is, such as `https://guild.example`. */
  origin: string;
  /** Cookies of an earlier session; a new jar when left out. */
  jar?: CookieJar;
  /** For tests and proxies; the global one when left out. */
  fetch?: typeof fetch;
};

export type GuildhallClient = {
  /** Every procedure, typed: `api.feed.list.query({ limit: 10 })`. */
  api: TRPCClient<AppRouter>;
  jar: CookieJar;
  /** Signs in and keeps the session in the jar. Rejects as every call does: see `refusalOf`. */
  signIn: (credentials: {
    email: string;
    password: string;
  }) => Promise<{ id: number; username: string | null }>;
  /** Ends the session on the server and forgets it. */
  signOut: () => Promise<void>;
};

/** A client for programs outside a browser. Calls made in the same tick travel as one request. */
export function createGuildhallClient(options: ClientOptions): GuildhallClient {
  const jar = options.jar ?? new CookieJar();
  const url = new URL('/trpc', options.origin).href;
  const send = withCookies(jar, options.fetch ?? fetch);
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ context }) => keyOf(context) !== undefined,
        true: httpLink({
          url,
          fetch: send,
          headers: ({ op: { context } }) => ({ 'idempotency-key': keyOf(context) }),
        }),
        false: httpBatchLink({ url, fetch: send, maxItems: MAX_BATCH }),
      }),
    ],
  });
  return {
    api,
    jar,
    signIn: (credentials) => api.auth.login.mutate(credentials),
    signOut: async () => {
      await api.auth.logout.mutate();
    },
  };
}

/**
 * Options of a call that must take effect once: sent again with the same key within a day, it answers as
 * before and does nothing. `api.orders.place.mutate(order, once(key))`
 */
export const once = (key: string) => ({ context: { idempotencyKey: key } });

function keyOf({ idempotencyKey }: Record<string, unknown>): string | undefined {
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}

function withCookies(jar: CookieJar, send: typeof fetch): Send {
  return async (input, { signal, ...init } = {}) => {
    const headers = new Headers(init.headers);
    const cookie = jar.toString();
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await send(input, { ...init, headers, ...(signal && { signal }) });
    jar.remember(answer.headers);
    return answer;
  };
}
