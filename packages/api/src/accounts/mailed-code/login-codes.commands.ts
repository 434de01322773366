import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Signer } from '../../ground/security/signer.ts';
import { newMailedCode, signatureOf } from './code-signature.ts';
import { CODE_MINUTES, CODE_TRIES } from './mailed-code.schema.ts';

/** The name of a code in the database: the hash of the token that its browser has. */
export const placeOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Lets a browser wait for a code.
 * @param userId undefined when no account has the address: no code will be right
 */
export async function openLoginCode(
  trx: Kysely<DB>,
  userId: number | undefined,
): Promise<{ token: string; place: string }> {
  const token = randomBytes(32).toString('base64url');
  const place = placeOfToken(token);
  await trx
    .insertInto('loginCodes')
    .values({
      hash: place,
      userId: userId ?? null,
      expiresAt: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .execute();
  return { token, place };
}

/**
 * Makes the code, when its email is written, so that no queue contains one. An email that is written again has another.
 * @returns null when it is too late, or the member has ended it
 */
export async function issueLoginCode(
  db: Kysely<DB>,
  signer: Signer,
  { place, userId }: { place: string; userId: number },
): Promise<string | null> {
  const code = newMailedCode();
  const issued = await db
    .updateTable('loginCodes')
    .set({ codeSignature: signatureOf(signer, place, code) })
    .where('hash', '=', place)
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  return issued ? code : null;
}

export type CodeTry = { left: number; userId: number | null; codeSignature: string | null };

/** Counts a try before its outcome is known, so that guesses at once are not more than guesses one by one. */
export async function takeCodeTry(db: Kysely<DB>, place: string): Promise<CodeTry | undefined> {
  const row = await db
    .updateTable('loginCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', place)
    .where('tries', '<', CODE_TRIES)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['tries', 'userId', 'codeSignature'])
    .executeTakeFirst();
  return row && { left: CODE_TRIES - row.tries, userId: row.userId, codeSignature: row.codeSignature };
}

/** Uses a code up. False when another answer was first. */
export async function spendLoginCode(trx: Kysely<DB>, place: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('loginCodes')
    .where('hash', '=', place)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
