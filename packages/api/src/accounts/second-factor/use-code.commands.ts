import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { normalizeCode, placeOf } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** A right code that has not been used up yet. */
export type RightCode = RightStep | { kind: 'recovery'; id: number };

/** Which step, of the secret in this sealed form. */
export type RightStep = { kind: 'totp'; step: number; secretSealed: string };

type Host = Pick<Context, 'db' | 'services'>;

/** Where a secret is stored, so that it opens in the row of no other member. */
export const sealedFor = (userId: number) => `totp:${userId}`;

/** Finds out what a member typed, without using it up: it takes as long as hashing a password. Undefined for a wrong one. */
export async function findRightCode(
  host: Host,
  userId: number,
  typed: string,
): Promise<RightCode | undefined> {
  const code = normalizeCode(typed);
  if (/^\d{6}$/.test(code)) return findStep(host, { userId, code, isConfirmed: true });
  return findRecoveryCode(host, userId, code);
}

/** The step of a code from the app, of the factor that is confirmed or still to be. */
export async function findStep(
  { db, services }: Host,
  { userId, code, isConfirmed }: { userId: number; code: string; isConfirmed: boolean },
): Promise<RightStep | undefined> {
  const row = await db
    .selectFrom('totp')
    // By the clock of the database, as all processes.
    .select(['secretSealed', sql<number>`extract(epoch from now())::float8`.as('now')])
    .where('userId', '=', userId)
    .where('confirmedAt', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const secret = services.sealer.open(row.secretSealed, sealedFor(userId));
  if (secret === undefined) {
    services.log.warn({ userId }, 'second factor was sealed with a secret that is gone');
    return undefined;
  }
  const step = stepOf(secret, normalizeCode(code), row.now);
  return step === undefined ? undefined : { kind: 'totp', step, secretSealed: row.secretSealed };
}

async function findRecoveryCode(
  { db, services }: Host,
  userId: number,
  code: string,
): Promise<RightCode | undefined> {
  const row = await db
    .selectFrom('recoveryCodes')
    .select(['id', 'codeHash'])
    .where('userId', '=', userId)
    .where('place', '=', placeOf(code) ?? -1)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (!row || !(await services.passwords.verify(row.codeHash, code))) return undefined;
  return { kind: 'recovery', id: row.id };
}

/** Uses a code up. False when it was used meanwhile: of two at once, one wins. */
export async function useRightCode(trx: Kysely<DB>, userId: number, code: RightCode): Promise<boolean> {
  if (code.kind === 'recovery') {
    const { numUpdatedRows } = await trx
      .updateTable('recoveryCodes')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', code.id)
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ lastStep: code.step })
    .where('userId', '=', userId)
    .where('secretSealed', '=', code.secretSealed)
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', code.step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
