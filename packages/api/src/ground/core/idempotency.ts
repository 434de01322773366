import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import type { MemberContext } from './context.ts';
import { invalid, unprocessable } from '../errors/errors.ts';
import { type Refund, reserveForMember } from '../limits/limiter.ts';
import type { LimitName } from '../limits/limits.ts';

const KEY_MAX = 255;
const EXPIRY_HOURS = 24;

/** A call that must take effect once: the sender, the key and the input. */
type Request = { userId: number; key: string; operation: string; requestHash: string };

export type IdempotencyOptions<T> = {
  /** Name of the procedure; reusing the key with another one is an error. */
  operation: string;
  input: unknown;
  /** Parses a stored response. */
  output: z.ZodType<T>;
  /**
   * What the work costs the member, reserved outside the transaction; a replay is free. A function, where the
   * limits depend on the member. Procedures without an idempotency key state theirs in `meta.limit`.
   */
  limits: LimitName[] | (() => Promise<LimitName[]>);
  work: (trx: DatabaseTransaction) => Promise<T>;
};

/**
 * Does the work in one transaction, once per Idempotency-Key of the request: the same key sent again within 24 hours
 * gets the stored response, even while the first call is still running. Without a key it is an ordinary transaction.
 * The response must be JSON.
 * @throws UNPROCESSABLE_CONTENT when the key was used with another input; BAD_REQUEST for an invalid key
 */
export async function withIdempotency<T>(ctx: MemberContext, options: IdempotencyOptions<T>): Promise<T> {
  const request = requestOf(ctx, options);
  const earlier = request && (await findAnswer(ctx.db, request));
  if (earlier) return options.output.parse(earlier.answer);
  const refund = await reserveLimits(ctx, options.limits);
  let isReplay = false;
  const answered = await withTransaction(ctx.db, async (trx) => {
    if (!request) return options.work(trx);
    // Blocks here while another call with the same key is running.
    const stored = (await claim(trx, request)) ? undefined : await findAnswer(trx, request);
    isReplay = stored !== undefined;
    if (stored) return options.output.parse(stored.answer);
    const answer = await options.work(trx);
    await store(trx, request, answer);
    return answer;
  });
  if (isReplay) await refund();
  return answered;
}

async function reserveLimits(
  ctx: MemberContext,
  limits: IdempotencyOptions<unknown>['limits'],
): Promise<Refund> {
  return reserveForMember(ctx, ...(typeof limits === 'function' ? await limits() : limits));
}

function requestOf(
  ctx: MemberContext,
  { operation, input }: Pick<IdempotencyOptions<unknown>, 'operation' | 'input'>,
): Request | undefined {
  const key = ctx.request.idempotencyKey;
  if (key === undefined) return undefined;
  if (key.length < 1 || key.length > KEY_MAX || !/^[\x20-\x7e]+$/.test(key))
    throw invalid(`The Idempotency-Key must have 1 to ${KEY_MAX} plain characters`);
  const requestHash = createHash('sha256').update(canonical(input)).digest('hex');
  return { userId: ctx.viewer.id, key, operation, requestHash };
}

/** Canonical JSON with sorted keys, so that the order of fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

async function findAnswer(db: Kysely<DB>, request: Request): Promise<{ answer: unknown } | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['operation', 'requestHash', 'response'])
    .where('userId', '=', request.userId)
    .where('key', '=', request.key)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.operation !== request.operation || row.requestHash !== request.requestHash)
    throw unprocessable('This Idempotency-Key was used for another request');
  return { answer: row.response };
}

/** Returns false when the key is in use and has not expired. */
async function claim(trx: Kysely<DB>, { userId, key, operation, requestHash }: Request): Promise<boolean> {
  const expiresAt = sql<Date>`now() + make_interval(hours => ${EXPIRY_HOURS})`;
  const row = await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, operation, requestHash, expiresAt })
    .onConflict((conflicting) =>
      conflicting
        .columns(['userId', 'key'])
        .doUpdateSet({ operation, requestHash, expiresAt, response: null, createdAt: sql<Date>`now()` })
        .where('idempotencyKeys.expiresAt', '<=', sql<Date>`now()`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function store(trx: Kysely<DB>, { userId, key }: Request, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotencyKeys')
    .set({ response: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}
