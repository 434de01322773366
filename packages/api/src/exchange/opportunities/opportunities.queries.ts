import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { contentVersion } from '../../ground/core/content-version.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor, limitPlusOne } from '../../ground/core/pagination.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { isPublicOrOwn, notBlocked } from '../../ground/core/visibility.ts';
import { abilities, isOpen } from './opportunities.policy.ts';
import { fitOf } from './opportunity-fit.ts';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import {
  type ListOwnOpportunitiesInput,
  type Opportunity,
  OpportunityFields,
  type OpportunityPage,
  type OpportunityRef,
} from './opportunities.schema.ts';

const EDITABLE = OpportunityFields.keyof().options;

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
    ids.length === 0 ? [] : await visible(db, viewer).where('opportunities.id', 'in', ids).execute();
  const items = rows
    .filter((row) => isOpen(row, now))
    .map((row) => present(row, viewer, member, now))
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
  viewer: Viewer,
  { id }: OpportunityRef,
): Promise<Opportunity> {
  const row = await visible(db, viewer).where('opportunities.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This opportunity no longer exists');
  return present(row, viewer, await getFitMember(db, viewer), new Date());
}

/** The viewer's own opportunities, newest first, including closed and expired ones. */
export async function listOwnOpportunities(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListOwnOpportunitiesInput,
): Promise<OpportunityPage> {
  const rows = await visible(db, viewer)
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
  const rows = await visible(db, viewer, 'my_save.created_at')
    .where('mySave.userId', 'is not', null)
    .where(afterCursor(input.cursor, 'my_save.created_at', 'opportunities.id'))
    .orderBy('mySave.createdAt', 'desc')
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
    .where(isPublicOrOwn('poster', viewer))
    .where(notBlocked(viewer, 'opportunities.posted_by'))
    .$if(lock === 'share', (query) => query.forShare('opportunities'))
    .$if(lock === 'update', (query) => query.forNoKeyUpdate('opportunities'))
    .executeTakeFirst();
}

async function toOpportunityPage(
  db: Kysely<DB>,
  viewer: Viewer,
  rows: Row[],
  limit: number,
): Promise<OpportunityPage> {
  const member = await getFitMember(db, viewer);
  const now = new Date();
  return toPage(rows, limit, (row) => present(row, viewer, member, now));
}

/** What matching reads of the viewer, and the terms by which they are found. */
async function getFitMember(db: Kysely<DB>, viewer: Viewer) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'version', 'reading', 'readingVersion', 'searchTerms', 'seekTerms'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const reading = (await listReadings(db, [row])).get(viewer.id)?.reading;
  return { reading, terms: [...new Set([...row.searchTerms, ...row.seekTerms])] };
}

type FitMember = Awaited<ReturnType<typeof getFitMember>>;

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

function visible(db: Kysely<DB>, viewer: Viewer, sortKey = 'opportunities.posted_at') {
  return db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .leftJoin('opportunitySaves as mySave', (join) =>
      join.onRef('mySave.opportunityId', '=', 'opportunities.id').on('mySave.userId', '=', viewer.id),
    )
    .leftJoin('opportunityApplications as myApplication', (join) =>
      join
        .onRef('myApplication.opportunityId', '=', 'opportunities.id')
        .on('myApplication.userId', '=', viewer.id),
    )
    .selectAll('opportunities')
    .select([
      'poster.username',
      'poster.firstName',
      'poster.lastName',
      'poster.jobTitle',
      'poster.company as posterCompany',
      'poster.avatarKey',
      'mySave.userId as savedBy',
      'myApplication.status as myStatus',
      sql<string>`${sql.ref(sortKey)}::text`.as('sortKey'),
      sql<number | null>`case when opportunities.posted_by = ${viewer.id} then (
        select count(*)::int from opportunity_applications where opportunity_id = opportunities.id and status <> 'withdrawn'
      ) end`.as('applications'),
    ])
    .where(isPublicOrOwn('poster', viewer))
    .where(notBlocked(viewer, 'opportunities.posted_by'));
}

type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

function present(row: Row, viewer: Viewer, member: FitMember, now: Date): Opportunity {
  const isMine = row.postedBy === viewer.id;
  const fit = fitOf(isMine ? undefined : member.reading, row);
  const application = row.myStatus === 'withdrawn' ? null : row.myStatus;
  const applied = application !== null;
  return {
    id: row.id,
    title: row.title,
    details: detailsOf(row),
    description: row.description,
    type: row.type,
    category: row.category,
    company: row.company,
    contactPerson: row.contactPerson,
    location: row.location,
    remoteOption: row.remoteOption,
    budget: row.budget,
    timeline: row.timeline,
    requirements: row.requirements,
    skillsNeeded: row.skillsNeeded,
    industryFocus: row.industryFocus,
    postedAt: row.postedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    relativeTime: relativeTime(row.postedAt, now),
    poster: presentPerson({ ...row, id: row.postedBy, company: row.posterCompany }),
    isOpen: isOpen(row, now),
    isMine,
    saved: row.savedBy !== null,
    applied,
    application,
    fitScore: fit.score,
    fitReasons: [...fit.reasons],
    version: contentVersion(EDITABLE.map((field) => row[field])),
    applications: row.applications,
    can: abilities(viewer, row, { application, now }),
  };
}

function detailsOf(row: Pick<Row, 'company' | 'location' | 'remoteOption' | 'budget' | 'timeline'>): string {
  const place = row.location || (row.remoteOption ? 'Remote' : null);
  return [row.company, place, row.budget, row.timeline].filter(Boolean).join(' · ');
}
