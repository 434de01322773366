import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { listMemberBusinesses } from '../../directory/businesses/member-businesses.queries.ts';
import { findMutualConnections } from '../../people/connections/mutual.queries.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { listRecentPosts } from '../../publishing/feed/recent-posts.queries.ts';
import { findMatch } from '../../people/recommendations/recommendations.queries.ts';
import { listWorks } from '../../people/works/works.queries.ts';
import type { RelatedToProfile } from './related.schema.ts';

type Member = { id: number; suggestable: boolean };

/** The work, businesses and posts of a member, and what ties them to the viewer. */
export async function listRelated(
  db: Kysely<DB>,
  viewer: Viewer | null,
  member: Member,
): Promise<RelatedToProfile> {
  const [works, businesses, posts, mutual, match] = await Promise.all([
    listWorks(db, member.id),
    listMemberBusinesses(db, member.id),
    listRecentPosts(db, viewer, member.id),
    ...tiesOf(db, viewer, member),
  ]);
  return { works, businesses, posts, mutual, match };
}

/** Members who do not want to be suggested are not matched here either. */
function tiesOf(db: Kysely<DB>, viewer: Viewer | null, { id, suggestable }: Member) {
  if (!viewer || viewer.id === id) return [NO_MUTUAL, null] as const;
  return [
    findMutualConnections(db, viewer.id, id),
    suggestable ? findShownMatch(db, viewer.id, id) : null,
  ] as const;
}

const NO_MUTUAL: RelatedToProfile['mutual'] = { count: 0, people: [] };

async function findShownMatch(
  db: Kysely<DB>,
  viewerId: number,
  id: number,
): Promise<RelatedToProfile['match']> {
  const match = await findMatch(db, viewerId, id);
  // Who only asks for what the viewer offers may have few points, and is worth knowing.
  if (!match || (match.percentage === null && match.strength === null)) return null;
  return { strength: match.strength, reasons: [...match.reasons], greeting: match.greeting };
}
