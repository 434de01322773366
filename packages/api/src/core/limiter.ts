import { type Database, poolOf } from '@guildhall/db';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CappedMemory } from './capped-memory.ts';
import { tooMany, unavailable } from './errors.ts';
import { LIMITS, type LimitName, type LimitRule, type RatePreset, limitOf } from './limits.ts';

export type Limiter = {
  /** False when nothing is limited; rules that bound how much a caller does, without counting, then rest as well. */
  readonly isOn: boolean;
  /** Uses points up; throws TOO_MANY_REQUESTS with `retryAfter` when none are left. */
  charge(name: LimitName, key: string, points?: number): Promise<void>;
  /** Throws like `charge` when nothing is left, but uses nothing up. For limits that count failures. */
  check(name: LimitName, key: string): Promise<void>;
  /** Uses one point up without ever refusing; answers how many of the first window are used. */
  count(name: LimitName, key: string): Promise<number>;
  /** Leaves nothing for `seconds`, whatever was used before. */
  hold(name: LimitName, key: string, seconds: number): Promise<void>;
};

/** Lets everything pass: RATE_PRESET=off, and tests that are not about limits. */
export const unlimited: Limiter = {
  isOn: false,
  charge: async () => {},
  check: async () => {},
  count: async () => 0,
  hold: async () => {},
};

/** Limits as in `limits.ts`, counted in PostgreSQL where processes must agree, else in memory. */
export function createLimiter(preset: RatePreset, db: Database): Limiter {
  if (preset === 'off') return unlimited;
  const pool = poolOf(db);
  const ruleOf = (name: LimitName) => limitOf(preset, name);
  const stores = new Map<string, RateLimiterAbstract>();

  const storesOf = (name: LimitName) =>
    ruleOf(name).windows.map((window) => {
      const keyPrefix = `${name}:${window.seconds}`;
      const known = stores.get(keyPrefix);
      if (known) return known;
      const made = createStore(
        ruleOf(name),
        { keyPrefix, points: window.points, duration: window.seconds },
        pool,
      );
      stores.set(keyPrefix, made);
      return made;
    });

  return {
    isOn: true,
    async charge(name, key, points = 1) {
      for (const store of storesOf(name))
        await guarded(ruleOf(name), async () => void (await store.consume(key, points)));
    },
    async check(name, key) {
      for (const store of storesOf(name)) {
        await guarded(ruleOf(name), async () => {
          const state = await store.get(key);
          if (state !== null && state.remainingPoints <= 0) throw state;
        });
      }
    },
    async count(name, key) {
      const [first = 0] = await Promise.all(
        storesOf(name).map(async (store) => (await store.penalty(key)).consumedPoints),
      );
      return first;
    },
    async hold(name, key, seconds) {
      await Promise.all(
        storesOf(name).map((store) => store.set(key, ruleOf(name).windows[0]?.points ?? 1, seconds)),
      );
    },
  };
}

/** For each window of a limit that is counted in memory. */
const MAX_KEYS = 50_000;

type StoreOptions = { keyPrefix: string; points: number; duration: number };

function createStore(
  limit: LimitRule,
  options: StoreOptions,
  pool: ReturnType<typeof poolOf>,
): RateLimiterAbstract {
  if (limit.store === 'memory') return new CappedMemory(options, MAX_KEYS);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'ops',
    tableName: 'rate_buckets',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: options.points + 1,
  });
}

async function guarded(limit: LimitRule, use: () => Promise<void>): Promise<void> {
  try {
    await use();
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooMany(limit.message, refusal.msBeforeNext / 1_000);
    if (limit.onFault === 'refuse') throw unavailable();
  }
}

type Caller = { viewer: { id: number } | null; ip: string };

/** Charges one use of a limit to the member, or to the address of somebody who is not signed in. */
export function chargeCaller(limiter: Limiter, name: LimitName, { viewer, ip }: Caller): Promise<void> {
  const limit: LimitRule = LIMITS[name];
  return limiter.charge(name, callerKey(viewer, ip), viewer ? 1 : (limit.visitorCost ?? 1));
}

/** Charges the general limit, which everything costs that is answered. */
export const chargeAnswer = (limiter: Limiter, caller: Caller): Promise<void> =>
  chargeCaller(limiter, caller.viewer ? 'member' : 'anonymous', caller);

/** For whom a call counts: the member, or the address of somebody who is not signed in. */
export const callerKey = (viewer: { id: number } | null, ip: string): string =>
  viewer ? `user:${viewer.id}` : `ip:${addressKey(ip)}`;

/** One IPv6 household has a /64; one IPv4 address counts for itself. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice(7);
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':');
}
