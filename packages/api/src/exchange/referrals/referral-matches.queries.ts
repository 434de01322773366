import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { shownReason } from '../../ground/errors/translated-sentence.ts';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { recommend } from '../../people/recommendations/recommendations.queries.ts';
import { listReferralFacts } from './referral-facts.queries.ts';
import { whyNotRefer } from './referrals.policy.ts';
import type { ReferralMatch } from './referrals.schema.ts';
import { fullName, usernameOf } from '../../ground/values/person-name.ts';

const MATCHES = 20;
/** What a match shows besides the fields of every recommendation. */
const DETAILS = ['location', 'industry', 'lookingFor', 'servicesOffered', 'linkedinUrl'] as const;

/** Members to whom the viewer may offer an introduction, best first, with the reason when they may not. */
export async function listReferralMatches(
  db: Kysely<DB>,
  viewer: Viewer,
  now = new Date(),
): Promise<ReferralMatch[]> {
  const recommended = await recommend(db, viewer.id, { limit: MATCHES, now });
  const ids = recommended.map(({ member }) => member.id);
  if (ids.length === 0) return [];
  const [facts, details] = await Promise.all([
    listReferralFacts(db, viewer.id, ids),
    db
      .selectFrom('users')
      .select(['id', ...DETAILS])
      .where('id', 'in', ids)
      .execute(),
  ]);
  const detailsById = new Map(details.map((row) => [row.id, row]));
  return recommended.map(({ member, match, mutualConnections }) => {
    const known = facts.get(member.id);
    const about = detailsById.get(member.id);
    const error = known ? whyNotRefer(known) : null;
    return {
      id: member.id,
      username: usernameOf(member),
      name: fullName(member),
      avatar: avatarUrl(member.avatarKey),
      title: member.jobTitle,
      company: member.company,
      location: about?.location ?? null,
      industry: about?.industry ?? null,
      matchScore: match.percentage,
      strength: match.strength,
      matchReasons: [...match.reasons],
      matchParts: match.parts.map((part) => ({ ...part })),
      lookingFor: about?.lookingFor ?? null,
      servicesOffered: about?.servicesOffered ?? null,
      mutualConnections,
      linkedinUrl: about?.linkedinUrl || null,
      canRefer: known !== undefined && error === null,
      canReferReason: shownReason(error?.reason ?? null),
    };
  });
}
