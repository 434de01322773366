import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { translated } from '@guildhall/locale/translated';
import { endEventsMessages } from './end-events.messages.ts';
import { isComing } from './event-rows.queries.ts';
import { cancelHeld } from './events.commands.ts';

/** So many events are named in a refusal. */
const NAMED = 3;

/**
 * Cancels the coming events of a chapter that closes. The caller holds the chapter's row, so there are no others.
 * @throws CONFLICT that names them, unless they shall be canceled
 */
export async function endEventsOf(
  trx: Kysely<DB>,
  ctx: MemberContext,
  { chapterId, cancelEvents }: { chapterId: number; cancelEvents: boolean },
): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .select(['id', 'title', 'version'])
    .where('chapterId', '=', chapterId)
    .where('cancelledAt', 'is', null)
    .where(
      sql<boolean>`exists (
        select from event_dates
        where event_dates.event_id = events.id and event_dates.cancelled_at is null and ${isComing})`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (events.length > 0 && !cancelEvents) throw conflict(sentenceOf(events.map(({ title }) => title)));
  for (const event of events) await cancelHeld(trx, ctx, event);
}

const sentenceOf = (titles: string[]): string =>
  translated(endEventsMessages).stillToCome(titles.slice(0, NAMED), Math.max(0, titles.length - NAMED));
