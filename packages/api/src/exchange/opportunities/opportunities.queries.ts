import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { isOpportunityVisible } from '../../ground/core/visibility.ts';
import { isOpen } from './opportunities.policy.ts';
import type {
  ListOwnOpportunitiesInput,
  Opportunity,
  OpportunityPage,
  OpportunityRef,
} from './opportunities.schema.ts';
import {
  type FitMember,
  type OpportunityRow,
  getFitMember,
  presentOpportunity,
  visibleOpportunities,
} from './opportunity-rows.queries.ts';

/** The maximum listed, including the viewer's own newest. */
const LISTED = 20;
const OWN_LISTED = 3;
/** Candidates that are scored: the newest, and of those that share terms with the viewer those that share most. */
const NEWEST = 100;
const BY_TERMS = 100;
/** How many term matches are scanned before ranking. */
const SCANNED = 1_000;

/** Open opportunities, best fit first; the viewer's own newest come last. */
export async function listOpportunities(
  db: Kysely<DB>,
  viewer: Viewer,
  now = new Date(),
): Promise<Opportunity[]> {
  const member = await getFitMember(db, viewer);
  const ids = await listCandidateIds(db, viewer, member);
  const rows =
    ids.length === 0
      ? []
      : await visibleOpportunities(db, viewer).where('opportunities.id', 'in', ids).execute();
  const items = rows
    .filter((row) => isOpen(row, now))
    .map((row) => presentOpportunity(row, viewer, member, now))
    .toSorted(
      (one, other) =>
        other.fitScore - one.fitScore || (one.postedAt < other.postedAt ? 1 : -1) || other.id - one.id,
    );
  const own = items.filter(({ isMine }) => isMine).toSorted((one, other) => other.id - one.id);
  const shownOwn = own.slice(0, OWN_LISTED);
  return [...items.filter(({ isMine }) => !isMine).slice(0, LISTED - shownOwn.length), ...shownOwn];
}

/** One opportunity that the viewer may see, open or not. */
export async function getOpportunity(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { id }: OpportunityRef,
): Promise<Opportunity> {
  const row = await visibleOpportunities(db, viewer).where('opportunities.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This opportunity no longer exists');
  return presentOpportunity(row, viewer, await getFitMember(db, viewer), new Date());
}

/** The viewer's own opportunities, newest first, including closed and expired ones. */
export async function listOwnOpportunities(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListOwnOpportunitiesInput,
): Promise<OpportunityPage> {
  const rows = await visibleOpportunities(db, viewer)
    .where('opportunities.postedBy', '=', viewer.id)
    .where(afterCursor(input.cursor, 'opportunities.posted_at', 'opportunities.id'))
    .orderBy('opportunities.postedAt', 'desc')
    .orderBy('opportunities.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toOpportunityPage(db, viewer, rows, input.limit);
}

/** The viewer's saved opportunities, last saved first, including those closed since. */
export async function listSavedOpportunities(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListOwnOpportunitiesInput,
): Promise<OpportunityPage> {
  const rows = await visibleOpportunities(db, viewer, 'my_save.created_at')
    .where('mySave.userId', 'is not', null)
    .where(afterCursor(input.cursor, 'my_save.created_at', 'opportunities.id'))
    .orderBy('mySave.createdAt', 'desc')
    .orderBy('opportunities.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toOpportunityPage(db, viewer, rows, input.limit);
}

/** What the viewer applied to, last first, with how each application stands; without those that they withdrew. */
export async function listAppliedOpportunities(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListOwnOpportunitiesInput,
): Promise<OpportunityPage> {
  const rows = await visibleOpportunities(db, viewer, 'my_application.created_at')
    .where('myApplication.userId', '=', viewer.id)
    .where('myApplication.status', '<>', 'withdrawn')
    .where(afterCursor(input.cursor, 'my_application.created_at', 'opportunities.id'))
    .orderBy('myApplication.createdAt', 'desc')
    .orderBy('opportunities.id', 'desc')
    .limit(limitPlusOne(input.limit))
    .execute();
  return toOpportunityPage(db, viewer, rows, input.limit);
}

/** The facts for policy decisions about an opportunity; undefined when the viewer may not see it. */
export function findOpportunityOwner(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
  { lock }: { lock?: 'share' | 'update' } = {},
) {
  return db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .select(['opportunities.id', 'opportunities.postedBy', 'opportunities.title'])
    .select(['opportunities.isActive', 'opportunities.expiresAt'])
    .where('opportunities.id', '=', id)
    .where(isOpportunityVisible(viewer))
    .$if(lock === 'share', (query) => query.forShare('opportunities'))
    .$if(lock === 'update', (query) => query.forNoKeyUpdate('opportunities'))
    .executeTakeFirst();
}

async function toOpportunityPage(
  db: Kysely<DB>,
  viewer: Viewer,
  rows: OpportunityRow[],
  limit: number,
): Promise<OpportunityPage> {
  const member = await getFitMember(db, viewer);
  const now = new Date();
  return toPage(rows, limit, (row) => presentOpportunity(row, viewer, member, now));
}

async function listCandidateIds(db: Kysely<DB>, viewer: Viewer, { terms }: FitMember): Promise<number[]> {
  const open = sql`is_active and expires_at > now()`;
  const { rows } = await sql<{ id: number }>`
    (select id from opportunities where ${open} order by posted_at desc, id desc limit ${sql.lit(NEWEST)})
    union
    (select id from (
      select id, (select count(*) from unnest(search_terms) as term where term = any(${terms}::text[])) as shared
      from opportunities where ${open} and search_terms && ${terms}::text[] limit ${sql.lit(SCANNED)}
    ) as sharing order by shared desc, id desc limit ${sql.lit(BY_TERMS)})
    union
    (select id from opportunities where ${open} and posted_by = ${viewer.id}
      order by posted_at desc limit ${sql.lit(OWN_LISTED)})
  `.execute(db);
  return rows.map(({ id }) => id);
}
