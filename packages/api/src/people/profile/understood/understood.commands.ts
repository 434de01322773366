import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { MemberContext } from '../../../ground/core/context.ts';
import { conflict, invalid, unauthorized } from '../../../ground/errors/errors.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { lockUser } from '../../../ground/core/lock-user.ts';
import { refreshDerived } from '../derived.commands.ts';
import { findUnderstood } from '../../../discovery/readings/understood.queries.ts';
import type { CorrectUnderstoodInput, Understood } from '../../../discovery/readings/understood.schema.ts';

/** Above this many, the oldest corrections whose words are no longer in the profile are deleted. */
const CORRECTIONS_MAX = 100;

/**
 * Corrects how statements of the viewer's profile are read: as another kind, or not at all.
 * @throws CONFLICT when a statement's words are no longer in the profile
 */
export async function correctUnderstood(
  ctx: MemberContext,
  { corrections }: CorrectUnderstoodInput,
): Promise<Understood> {
  const userId = ctx.viewer.id;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, userId);
    const writtenAs = writtenIn(await requireUnderstood(trx, userId));
    const wanted = new Map(corrections.map(({ id, readAs }) => [id, readAs]));
    for (const [statementId, readAs] of wanted) {
      const original = writtenAs.get(statementId);
      if (original === undefined)
        throw conflict('Your profile no longer says this. Reload the page to see how it is read now.');
      await write(trx, userId, { statementId, readAs: corrected(original, readAs) });
    }
    await dropForgotten(trx, userId, [...writtenAs.keys()]);
    await refreshDerived(trx, userId);
    await publishEvent(trx, [userId], ['profile', 'dashboard', 'network']);
    return requireUnderstood(trx, userId);
  });
}

type Reading = CorrectUnderstoodInput['corrections'][number]['readAs'];
type Change = { statementId: string; readAs: Exclude<Reading, 'excluded'> | null };

/** Null: as it was written. @throws BAD_REQUEST when it is to be ruled out and was not, or the other way round */
function corrected(original: Reading, readAs: Reading): Change['readAs'] {
  if (readAs === original) return null;
  if (readAs === 'excluded' || (original === 'excluded' && readAs !== 'nothing'))
    throw invalid('What you rule out can only be left out');
  return readAs;
}

async function write(trx: Kysely<DB>, userId: number, { statementId, readAs }: Change): Promise<void> {
  if (readAs === null)
    await trx
      .deleteFrom('statementCorrections')
      .where('userId', '=', userId)
      .where('statementId', '=', statementId)
      .execute();
  else
    await trx
      .insertInto('statementCorrections')
      .values({ userId, statementId, readAs })
      .onConflict((known) => known.columns(['userId', 'statementId']).doUpdateSet({ readAs }))
      .execute();
}

async function dropForgotten(trx: Kysely<DB>, userId: number, written: string[]): Promise<void> {
  await sql`
    delete from statement_corrections
    where user_id = ${userId} and statement_id <> all(${written}::text[]) and statement_id in (
      select statement_id from statement_corrections where user_id = ${userId}
      order by created_at desc, statement_id offset ${CORRECTIONS_MAX})`.execute(trx);
}

async function requireUnderstood(db: Kysely<DB>, userId: number): Promise<Understood> {
  const found = await findUnderstood(db, userId);
  if (!found) throw unauthorized();
  return found;
}

const writtenIn = (read: Understood): Map<string, Reading> =>
  new Map(
    Object.values(read)
      .flat()
      .map(({ id, writtenAs }) => [id, writtenAs]),
  );
