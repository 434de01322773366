import slugify from '@sindresorhus/slugify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { listReadings } from '../../discovery/readings/member-readings.ts';
import { contentVersion } from '../../ground/core/content-version.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { presentPerson } from '../../ground/core/person.ts';
import { isOpportunityVisible, notBlocked } from '../../ground/core/visibility.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { abilities, isOpen } from './opportunities.policy.ts';
import { type Opportunity, OpportunityFields } from './opportunities.schema.ts';
import { fitOf } from './opportunity-fit.ts';
import { writtenIn } from '../../ground/languages/written-language.ts';

const EDITABLE = OpportunityFields.keyof().options;

/** What matching reads of the viewer, and the terms by which they are found; nothing of a visitor. */
export async function getFitMember(db: Kysely<DB>, viewer: Viewer | null) {
  if (!viewer) return { reading: undefined, terms: [] };
  const row = await db
    .selectFrom('users')
    .select(['id', 'version', 'reading', 'readingVersion', 'searchTerms', 'seekTerms'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const reading = (await listReadings(db, [row])).get(viewer.id)?.reading;
  return { reading, terms: [...new Set([...row.searchTerms, ...row.seekTerms])] };
}

export type FitMember = Awaited<ReturnType<typeof getFitMember>>;

/** The opportunities that the viewer may see, with what they have done with each. */
export function visibleOpportunities(
  db: Kysely<DB>,
  viewer: Viewer | null,
  sortKey = 'opportunities.posted_at',
) {
  const viewerId = viewer?.id ?? 0;
  return db
    .selectFrom('opportunities')
    .innerJoin('users as poster', 'poster.id', 'opportunities.postedBy')
    .leftJoin('opportunitySaves as mySave', (join) =>
      join.onRef('mySave.opportunityId', '=', 'opportunities.id').on('mySave.userId', '=', viewerId),
    )
    .leftJoin('opportunityApplications as myApplication', (join) =>
      join
        .onRef('myApplication.opportunityId', '=', 'opportunities.id')
        .on('myApplication.userId', '=', viewerId),
    )
    .select(['opportunities.id', 'opportunities.title', 'opportunities.description', 'opportunities.type'])
    .select(['opportunities.category', 'opportunities.company', 'opportunities.contactPerson'])
    .select(['opportunities.location', 'opportunities.remoteOption', 'opportunities.budget'])
    .select(['opportunities.timeline', 'opportunities.requirements', 'opportunities.skillsNeeded'])
    .select(['opportunities.industryFocus', 'opportunities.audience', 'opportunities.isActive'])
    .select(['opportunities.postedBy', 'opportunities.postedAt', 'opportunities.expiresAt'])
    .select(['poster.username', 'poster.firstName', 'poster.lastName', 'poster.jobTitle', 'poster.avatarKey'])
    .select([
      'poster.company as posterCompany',
      'mySave.userId as savedBy',
      'myApplication.status as myStatus',
      sql<string>`${sql.ref(sortKey)}::text`.as('sortKey'),
      sql<number | null>`case when opportunities.posted_by = ${viewerId} then (
        select count(*)::int from opportunity_applications
        join users as applicant on applicant.id = opportunity_applications.user_id and applicant.is_active
        where opportunity_id = opportunities.id and status <> 'withdrawn'
          and ${notBlocked(viewer, 'opportunity_applications.user_id')}
      ) end`.as('applications'),
    ])
    .where(isOpportunityVisible(viewer));
}

export type OpportunityRow = Awaited<ReturnType<ReturnType<typeof visibleOpportunities>['execute']>>[number];

/** One opportunity as the viewer sees it. */
export function presentOpportunity(
  row: OpportunityRow,
  viewer: Viewer | null,
  member: FitMember,
  now: Date,
): Opportunity {
  const isMine = row.postedBy === viewer?.id;
  const fit = fitOf(isMine ? undefined : member.reading, row);
  const application = row.myStatus === 'withdrawn' ? null : row.myStatus;
  return {
    id: row.id,
    slug: slugify(row.title),
    title: row.title,
    details: detailsOf(row),
    description: row.description,
    ...writtenIn(`${row.title}\n${row.description}`),
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
    audience: row.audience,
    postedAt: row.postedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    relativeTime: relativeTime(row.postedAt, now),
    poster: presentPerson({ ...row, id: row.postedBy, company: row.posterCompany }),
    isOpen: isOpen(row, now),
    isMine,
    saved: row.savedBy !== null,
    applied: application !== null,
    application,
    fitScore: fit.score,
    fitReasons: [...fit.reasons],
    version: contentVersion(EDITABLE.map((field) => row[field])),
    applications: row.applications,
    can: abilities(viewer, row, { application, now }),
  };
}

function detailsOf(
  row: Pick<OpportunityRow, 'company' | 'location' | 'remoteOption' | 'budget' | 'timeline'>,
): string {
  const place = row.location || (row.remoteOption ? 'Remote' : null);
  return [row.company, place, row.budget, row.timeline].filter(Boolean).join(' · ');
}
