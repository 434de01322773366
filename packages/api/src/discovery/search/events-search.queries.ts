import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { isEventVisible } from '../../ground/core/visibility.ts';
import type { FoundEvent } from './search.schema.ts';
import { firstFound } from './stages.ts';
import { LIKE_CANDIDATES, type Terms, everyWord, everyWordLike, everyWordSwapped, likest } from './terms.ts';

const CANDIDATES = 400;

/** Events that the viewer may see and that take place again, by title, place and description; else by similarity. */
export async function searchEvents(
  db: Kysely<DB>,
  viewer: Viewer | null,
  terms: Terms,
  limit: number,
): Promise<FoundEvent[]> {
  const visible = () =>
    db.selectFrom('events').where('cancelledAt', 'is', null).where(isEventVisible(viewer));

  const byWords = (query = everyWord(terms)) =>
    withNextDate(
      db,
      visible()
        .select(['id', sql<number>`ts_rank(search_vector, ${query})`.as('likeness')])
        .where(sql<boolean>`events.search_vector @@ ${query}`)
        .limit(CANDIDATES),
      limit,
    );
  const byLikeness = () => {
    const hits = visible()
      .select(['id', 'searchText'])
      .where(everyWordLike(terms, sql`events.search_text`))
      .limit(LIKE_CANDIDATES);
    const ranked = db
      .selectFrom(hits.as('hits'))
      .select(['id', sql<number>`word_similarity(${terms.phrase}::text, hits.search_text)`.as('likeness')])
      .orderBy(likest(terms, sql`hits.search_text`))
      .limit(CANDIDATES);
    return withNextDate(db, ranked, limit);
  };

  return firstFound(limit, [() => byWords()], [() => byWords(everyWordSwapped(terms)), byLikeness]);
}

/** These events with their next date, the likest first, and of equal ones the one that takes place sooner. */
async function withNextDate(
  db: Kysely<DB>,
  ranked: AliasableExpression<{ id: number; likeness: number }>,
  limit: number,
): Promise<FoundEvent[]> {
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .innerJoin('events', 'events.id', 'ranked.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('eventDates')
          .select(['eventDates.id as dateId', 'eventDates.startsAt'])
          .whereRef('eventDates.eventId', '=', 'events.id')
          .where('eventDates.cancelledAt', 'is', null)
          .where('eventDates.endsAt', '>', sql<Date>`now()`)
          .orderBy('eventDates.startsAt')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['events.id', 'events.slug', 'events.title', 'events.place', 'events.timeZone'])
    .select(['next.dateId', 'next.startsAt'])
    .orderBy('ranked.likeness', 'desc')
    .orderBy('next.startsAt')
    .orderBy('events.id')
    .limit(limit)
    .execute();
  return rows.map((row) => Object.assign(row, { startsAt: row.startsAt.toISOString() }));
}
