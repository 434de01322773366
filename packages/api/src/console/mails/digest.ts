import { type Kysely, sql } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { countUnreadMessages } from '../../contact/messages/messages.queries.ts';
import { recommend } from '../../people/recommendations/recommendations.queries.ts';
import { listOpportunities } from '../../exchange/opportunities/opportunities.queries.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { unsubscribeUrl } from '../../contact/notifications/unsubscribe.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

const MATCHES = 3;
const OPPORTUNITIES = 3;
const BATCH = 500;

/**
 * Queues this week's digest for every subscribed member; the Monday job calls it. Idempotent within a week.
 * @returns how many members it considered
 */
export async function enqueueDigests(db: Database, week: string): Promise<number> {
  let after = 0;
  let count = 0;
  for (;;) {
    const members = await withTransaction(db, async (trx) => {
      const batch = await trx
        .selectFrom('users')
        .select('id')
        .where('weeklyDigest', '=', true)
        .where('isActive', '=', true)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { id } of batch)
        await enqueueEvent(trx, {
          channel: 'mail',
          topic: 'mail.digest',
          payload: {},
          userId: id,
          dedupeKey: `digest:${week}:${id}`,
        });
      return batch;
    });
    count += members.length;
    after = members.at(-1)?.id ?? 0;
    if (members.length < BATCH) return count;
  }
}

/** News and recommended members; null when there is nothing to report. */
export async function composeDigest(
  db: Kysely<DB>,
  { config, signer, siteName, disabledAreas }: MailDependencies,
  member: MailMember,
): Promise<MailDraft | null> {
  // The member may have unsubscribed since it was queued. It quotes members, so the address must be confirmed.
  if (!member.weeklyDigest || !member.isConfirmed) return null;
  const viewer: Viewer = { id: member.id, role: 'user', sessionKey: null, authAt: new Date(0) };
  const [matches, opportunities, unread, requests] = await Promise.all([
    recommend(db, member.id, { limit: MATCHES }),
    disabledAreas.includes('opportunities') ? [] : listOpportunities(db, viewer),
    countUnreadMessages(db, viewer),
    countRequests(db, member.id),
  ]);
  const suggestions = matches.flatMap(({ member: other, match: { percentage, reasons } }) =>
    percentage === null ? [] : reasons.slice(0, 1).map((why) => `• ${fullName(other)}: ${why}`),
  );
  const offers = opportunities
    .filter(({ isMine, fitScore }) => !isMine && fitScore > 0)
    .slice(0, OPPORTUNITIES)
    .map(({ title, details }) => `• ${[title, details].filter(Boolean).join(' · ')}`);
  const messages = translated(mailMessages).digest;
  const paragraphs = [
    requests > 0 && messages.requests(requests),
    unread > 0 && messages.unread(unread),
    suggestions.length > 0 && [messages.worthMeeting, ...suggestions].join('\n'),
    offers.length > 0 && [messages.opportunities, ...offers].join('\n'),
  ].filter((paragraph) => paragraph !== false);
  if (paragraphs.length === 0) return null;
  const mail = layOut(addressOf(member), {
    subject: messages.subject(siteName),
    greeting: greetingOf(member),
    paragraphs,
    action: { label: messages.open, url: `${config.publicOrigin}/dashboard` },
    footer: messages.footer,
    unsubscribeUrl: unsubscribeUrl(config.publicOrigin, signer, {
      userId: member.id,
      kind: 'weekly_digest',
    }),
  });
  return { ...mail, memberIds: matches.map(({ member: other }) => other.id) };
}

async function countRequests(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('connections')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('connectedUserId', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}
