import { type Database, poolOf } from '@guildhall/db';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';
import { tooMany, unavailable } from '../errors/errors.ts';
import { LIMITS, type LimitName, type LimitRule, type RatePreset, limitOf } from './limits.ts';
import { type Bucket, type BucketUse, createSharedBuckets } from './shared-buckets.ts';

/** One use of one limit, counted under the key. */
export type Use = { name: LimitName; key: string };
/** Returns the reserved points to the windows they were taken from. */
export type Refund = () => Promise<void>;

export type Limiter = {
  /** False when rate limiting is off; rules that bound a caller without counting are then off too. */
  readonly isOn: boolean;
  /** Consumes points; throws TOO_MANY_REQUESTS with `retryAfter` when none are left. */
  charge(name: LimitName, key: string, points?: number): Promise<void>;
  /**
   * Consumes one point of each or of none, and throws like `charge`. For limits that count failures: reserve
   * before the caller can learn the outcome, refund on success. Shared limits only.
   */
  reserve(...uses: Use[]): Promise<Refund>;
  /**
   * Throws like `reserve` without consuming anything. Only saves work that a reservation would refuse anyway:
   * concurrent callers all pass. Shared limits only.
   */
  check(...uses: Use[]): Promise<void>;
  /**
   * In one statement, charges the first like `charge` and answers whether the others would pass `check`.
   * Shared limits only.
   */
  chargeAndPeek(charged: Use, ...peeked: Use[]): Promise<boolean>;
  /** Consumes one point and never throws 429. Shared limits only. */
  count(name: LimitName, key: string): Promise<void>;
};

/** No limits: RATE_PRESET=off, and tests that are not about limits. */
export const unlimited: Limiter = {
  isOn: false,
  charge: async () => {},
  reserve: async () => async () => {},
  check: async () => {},
  chargeAndPeek: async () => true,
  count: async () => {},
};

const isOver = (held: number, room: number) => held > room;
const isSpent = (held: number, room: number) => held >= room;

/** Limits as in `limits.ts`, counted in PostgreSQL where processes must agree, else in memory. */
export function createLimiter(preset: RatePreset, db: Database): Limiter {
  if (preset === 'off') return unlimited;
  const shared = createSharedBuckets(poolOf(db));
  const memory = createMemory();
  const ruleOf = (name: LimitName) => limitOf(preset, name);

  /** One bucket per window of each limit. */
  const spread = (uses: Use[], points = 1) =>
    uses.flatMap(({ name, key }) =>
      ruleOf(name).windows.map(({ points: room, seconds }) => {
        if (ruleOf(name).store === 'memory') throw new Error(`${name} is counted in memory and only charged`);
        return { use: { key: `${name}:${seconds}:${key}`, points, seconds }, room, name };
      }),
    );
  type Spread = ReturnType<typeof spread>;

  type IsFull = (held: number, room: number) => boolean;

  function fullOnes(spreads: Spread, buckets: Bucket[], isFull: IsFull) {
    const held = new Map(buckets.map((bucket) => [bucket.key, bucket]));
    return spreads.flatMap(({ use, room, name }) => {
      const bucket = held.get(use.key);
      return bucket && isFull(bucket.points, room) ? [{ name, msLeft: bucket.msLeft }] : [];
    });
  }

  /** Throws for the fullest of the buckets that hold more than `isFull` allows. */
  function refuseFull(spreads: Spread, buckets: Bucket[], isFull: IsFull) {
    const full = fullOnes(spreads, buckets, isFull);
    const [longest] = full.toSorted((one, other) => other.msLeft - one.msLeft);
    if (longest) throw tooMany(ruleOf(longest.name).message, longest.msLeft / 1_000);
  }

  /** Fails open, with undefined, unless one of the limits fails closed. */
  async function ask<T>(spreads: Spread, work: (uses: BucketUse[]) => Promise<T>): Promise<T | undefined> {
    try {
      return await work(spreads.map(({ use }) => use));
    } catch {
      if (spreads.some(({ name }) => ruleOf(name).onFault === 'refuse')) throw unavailable();
      return undefined;
    }
  }

  return {
    isOn: true,
    async charge(name, key, points = 1) {
      const rule = ruleOf(name);
      if (rule.store === 'memory') return memory.charge(name, rule, key, points);
      const spreads = spread([{ name, key }], points);
      refuseFull(spreads, (await ask(spreads, (used) => shared.take(used))) ?? [], isOver);
    },
    async reserve(...uses) {
      const spreads = spread(uses);
      const taken = await ask(spreads, (used) => shared.take(used));
      const refund = async () => {
        if (taken) await ask(spreads, (used) => shared.refund(used, taken));
      };
      try {
        refuseFull(spreads, taken ?? [], isOver);
      } catch (limitError) {
        await refund();
        throw limitError;
      }
      return refund;
    },
    async check(...uses) {
      const spreads = spread(uses);
      const held = await ask(spreads, (used) => shared.peek(used.map(({ key }) => key)));
      refuseFull(spreads, held ?? [], isSpent);
    },
    async chargeAndPeek(charged, ...peeked) {
      const [paid, others] = [spread([charged]), spread(peeked)];
      const held = await ask([...paid, ...others], () =>
        shared.takeAndPeek(
          paid.map(({ use }) => use),
          others.map(({ use }) => use.key),
        ),
      );
      refuseFull(paid, held ?? [], isOver);
      return fullOnes(others, held ?? [], isSpent).length === 0;
    },
    async count(name, key) {
      await ask(spread([{ name, key }]), (used) => shared.take(used));
    },
  };
}

/** Per window of a limit that is counted in memory. */
const MAX_KEYS = 50_000;

function createMemory() {
  const stores = new Map<LimitName, BoundedMemoryLimiter[]>();
  const storesOf = (name: LimitName, { windows }: LimitRule) => {
    const known = stores.get(name);
    if (known) return known;
    const made = windows.map(
      ({ points, seconds }) =>
        new BoundedMemoryLimiter({ keyPrefix: name, points, duration: seconds }, MAX_KEYS),
    );
    stores.set(name, made);
    return made;
  };
  return {
    async charge(name: LimitName, rule: LimitRule, key: string, points: number): Promise<void> {
      for (const store of storesOf(name, rule)) {
        try {
          await store.consume(key, points);
        } catch (limitError) {
          if (!(limitError instanceof RateLimiterRes)) throw limitError;
          throw tooMany(rule.message, limitError.msBeforeNext / 1_000);
        }
      }
    },
  };
}

type Caller = { viewer: { id: number } | null; ip: string };

/** Charges one use of a limit to the member, or to the address of a signed-out caller. */
export function chargeCaller(limiter: Limiter, name: LimitName, { viewer, ip }: Caller): Promise<void> {
  const limit: LimitRule = LIMITS[name];
  return limiter.charge(name, callerKey(viewer, ip), viewer ? 1 : (limit.visitorCost ?? 1));
}

type MemberCall = { viewer: { id: number }; request: { ip: string }; services: { limiter: Limiter } };

/** Reserves one use of each limit for the calling member. */
export function reserveForMember(
  { viewer, request, services }: MemberCall,
  ...names: LimitName[]
): Promise<Refund> {
  const key = callerKey(viewer, request.ip);
  return services.limiter.reserve(...names.map((name) => ({ name, key })));
}

/** Charges the general limit, which every request counts against. */
export const chargeGeneralLimit = (limiter: Limiter, caller: Caller): Promise<void> =>
  chargeCaller(limiter, caller.viewer ? 'member' : 'anonymous', caller);

/** The rate-limit key: the member, or the address of a signed-out caller. */
export const callerKey = (viewer: { id: number } | null, ip: string): string =>
  viewer ? `user:${viewer.id}` : `ip:${addressKey(ip)}`;
