import { withTransaction } from '@guildhall/db';
import { needTexts } from '@guildhall/matching';
import { listMatchMembers } from '../../discovery/readings/match-profile.queries.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { lockUser } from '../../ground/core/lock-user.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { listStandingNeeds } from './needs.queries.ts';
import type { StandingNeeds, WatchNeedInput } from './needs.schema.ts';

/**
 * Asks to be told once somebody meets a need, or no longer. Idempotent. What the profile no longer says is dropped, so
 * there are never more standing needs than needs.
 * @throws CONFLICT when the profile no longer says it
 */
export async function watchNeed(
  ctx: MemberContext,
  { need, watching }: WatchNeedInput,
): Promise<StandingNeeds> {
  const { viewer } = ctx;
  return withTransaction(ctx.db, async (trx) => {
    await lockUser(trx, viewer.id);
    const readings = await listReadings(trx, await listMatchMembers(trx, [viewer.id]));
    const reading = readings.get(viewer.id)?.reading;
    const written = reading ? needTexts(reading) : [];
    if (watching && !written.includes(need))
      throw conflict('Your profile no longer says this. Reload the page to see what you look for now.');
    await trx
      .deleteFrom('standingNeeds')
      .where('userId', '=', viewer.id)
      .where((eb) =>
        eb.or([eb('need', 'not in', [need, ...written]), eb.lit(!watching).and('need', '=', need)]),
      )
      .execute();
    if (watching)
      await trx
        .insertInto('standingNeeds')
        .values({ userId: viewer.id, need })
        .onConflict((known) => known.doNothing())
        .execute();
    await publishEvent(trx, [viewer.id], ['needs']);
    return listStandingNeeds(trx, viewer);
  });
}
