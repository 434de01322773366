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

/** The server's limit of calls per batch request. */
const MAX_BATCH = 10;

/** The fetch function that the links call. */
type Send = ReturnType<typeof getFetch>;

export type ClientOptions = {
  /** Origin of the installation, such as `https://guild.example`. */
  origin: string;
  /** Cookies of an earlier session; a new jar by default. */
  jar?: CookieJar;
  /** For tests and proxies; the global `fetch` by default. */
  fetch?: typeof fetch;
};

export type GuildhallClient = {
  /** Every procedure, typed: `api.feed.list.query({ limit: 10 })`. */
  api: TRPCClient<AppRouter>;
  jar: CookieJar;
  /** Signs in and stores the session in the jar. Rejects like every call: see `apiErrorOf`. */
  signIn: (credentials: {
    email: string;
    password: string;
  }) => Promise<{ id: number; username: string | null }>;
  /** Ends the session on the server and removes it from the jar. */
  signOut: () => Promise<void>;
};

/** A client for programs outside a browser. Calls made in the same tick are batched into one request. */
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
 * Options of an idempotent call: retried with the same key within a day, it returns the first result
 * and has no further effect. `api.orders.place.mutate(order, withIdempotencyKey(key))`
 */
export const withIdempotencyKey = (key: string) => ({ context: { idempotencyKey: key } });

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
