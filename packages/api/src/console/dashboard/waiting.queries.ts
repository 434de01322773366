import { type Kysely, sql } from 'kysely';
import { notMuted } from '../../contact/messages/conversations/muted.queries.ts';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { PERSON_COLUMNS, type PersonRow, presentPerson } from '../../ground/core/person.ts';
import { isPublicMember, notBlocked } from '../../ground/core/visibility.ts';
import { excerptOf } from '../../ground/values/excerpt.ts';
import { REFERRAL_DAYS } from '../../exchange/referrals/referrals.policy.ts';
import { PENDING_DAYS } from '../../people/recommendations/request-days.policy.ts';
import type { Waiting, WaitingItem, WaitingKind } from './waiting.schema.ts';

const EXCERPT_MAX = 140;
/** How long an accepted application waits for its applicant to write. */
const ACCEPTED_DAYS = 14;
/** A review of before is not asked about any more. */
const REVIEW_DAYS = 90;

/**
 * What waits for an answer of the member: of each kind the oldest, and how many there are. Kinds come in the order in
 * which people wait: those who ask first, the member's own posts last.
 */
export async function listWaiting(db: Kysely<DB>, viewer: Viewer): Promise<Waiting> {
  const kinds = [
    requests(viewer),
    referrals(viewer),
    conversations(viewer),
    applications(viewer),
    accepted(viewer),
    reviews(viewer),
    invitations(viewer),
    ownPosts(viewer),
    ownAddress(viewer),
  ];
  const { rows } = await sql<WaitingRow>`
    select waiting.*, ${sql.join(PERSON_COLUMNS.map((column) => sql.ref(`person.${column}`)).slice(1))}
    from (${sql.join(
      kinds.map((kind) => sql`(${kind})`),
      sql` union all `,
    )}) as waiting
    left join users as person on person.id = waiting.person_id`.execute(db);
  return { items: rows.map(present) };
}

type WaitingRow = Omit<PersonRow, 'id'> &
  Omit<WaitingItem, 'kind' | 'person' | 'excerpt' | 'createdAt'> & {
    kind: WaitingKind;
    personId: number | null;
    words: string | null;
    createdAt: Date;
  };

function present({ kind, id, count, subject, slug, rating, ...row }: WaitingRow): WaitingItem {
  const excerpt = row.words === null ? '' : excerptOf(row.words, EXCERPT_MAX);
  return {
    kind,
    id,
    count,
    person: row.personId === null ? null : presentPerson({ ...row, id: row.personId }),
    subject,
    slug,
    excerpt: excerpt === '' ? null : excerpt,
    rating,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The counts are of all rows, the row is the oldest. */
const COUNT = sql`(count(*) over ())::int as count`;
const NO_SUBJECT = sql`null::text as subject, null::text as slug`;
const NO_RATING = sql`null::int as rating`;

const within = (column: string, days: number) =>
  sql`${sql.ref(column)} > now() - make_interval(days => ${sql.lit(days)})`;

const requests = (viewer: Viewer) => sql`
  select 'connection' as kind, connections.id, ${COUNT}, connections.user_id as person_id, ${NO_SUBJECT},
    connections.connection_notes as words, ${NO_RATING}, connections.created_at
  from connections join users as person on person.id = connections.user_id
  where connections.connected_user_id = ${viewer.id} and connections.status = 'pending'
    and ${within('connections.created_at', PENDING_DAYS)}
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'connections.user_id')}
  order by connections.created_at, connections.id limit 1`;

const referrals = (viewer: Viewer) => sql`
  select 'referral', referrals.id, ${COUNT}, referrals.referrer_id, ${NO_SUBJECT},
    referrals.message, ${NO_RATING}, referrals.created_at
  from referrals join users as person on person.id = referrals.referrer_id
  where referrals.status = 'pending' and ${within('referrals.created_at', REFERRAL_DAYS)}
    and ((referrals.target_id = ${viewer.id} and referrals.target_accepted_at is null)
      or (referrals.referee_id = ${viewer.id} and referrals.referee_accepted_at is null))
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'referrals.referrer_id')}
  order by referrals.created_at, referrals.id limit 1`;

/** The words of a request or of an application, which waits as that. */
const isNoteOf = (viewer: Viewer) => sql`(
  exists (select from connections where connections.user_id = messages.sender_id
    and connections.connected_user_id = ${viewer.id} and connections.status = 'pending'
    and connections.connection_notes = messages.content)
  or exists (select from opportunities join opportunity_applications as application
      on application.opportunity_id = opportunities.id
    where opportunities.posted_by = ${viewer.id} and application.user_id = messages.sender_id
      and application.status = 'pending' and application.message = messages.content))`;

/** One row a conversation with something unread that is not muted, with what was said last. */
const conversations = (viewer: Viewer) => sql`
  select 'message', unread.thread_id, ${COUNT}, unread.sender_id, ${NO_SUBJECT},
    unread.content, ${NO_RATING}, unread.created_at
  from (
    select distinct on (messages.thread_id) messages.thread_id, messages.sender_id, messages.content, messages.created_at
    from messages join users as person on person.id = messages.sender_id
    where messages.recipient_id = ${viewer.id} and messages.read_at is null
      and person.is_active and ${notBlocked(viewer, 'messages.sender_id')}
      and ${notMuted(viewer.id, 'messages.sender_id')}
      and not ${isNoteOf(viewer)}
    order by messages.thread_id, messages.created_at desc, messages.id desc
  ) as unread
  order by unread.created_at limit 1`;

const applications = (viewer: Viewer) => sql`
  select 'application', opportunities.id, ${COUNT}, application.user_id, opportunities.title, null,
    application.message, ${NO_RATING}, application.created_at
  from opportunities
    join opportunity_applications as application on application.opportunity_id = opportunities.id
    join users as person on person.id = application.user_id
  where opportunities.posted_by = ${viewer.id} and opportunities.is_active and opportunities.expires_at > now()
    and application.status = 'pending'
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'application.user_id')}
  order by application.created_at, application.user_id limit 1`;

/** Accepted applications of the viewer's own, until they write to the poster. */
const accepted = (viewer: Viewer) => sql`
  select 'accepted', opportunities.id, ${COUNT}, opportunities.posted_by, opportunities.title, null,
    null, ${NO_RATING}, application.ended_at
  from opportunity_applications as application
    join opportunities on opportunities.id = application.opportunity_id
    join users as person on person.id = opportunities.posted_by
  where application.user_id = ${viewer.id} and application.status = 'accepted'
    and ${within('application.ended_at', ACCEPTED_DAYS)}
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'opportunities.posted_by')}
    and not exists (select from messages
      where messages.sender_id = ${viewer.id} and messages.recipient_id = opportunities.posted_by
        and messages.created_at > application.ended_at)
  order by application.ended_at, application.opportunity_id limit 1`;

const reviews = (viewer: Viewer) => sql`
  select 'review', review.id, ${COUNT}, review.user_id, businesses.name, businesses.slug,
    coalesce(review.content, review.title), review.rating, review.created_at
  from businesses
    join business_reviews as review on review.business_id = businesses.id
    join users as person on person.id = review.user_id
  where businesses.owner_id = ${viewer.id} and businesses.deleted_at is null and review.user_id <> ${viewer.id}
    and review.is_approved and review.reply is null and ${within('review.created_at', REVIEW_DAYS)}
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'review.user_id')}
  order by review.created_at, review.id limit 1`;

const invitations = (viewer: Viewer) => sql`
  select 'invitation', employment.id, ${COUNT}, businesses.owner_id, businesses.name, businesses.slug,
    null, ${NO_RATING}, employment.added_at
  from business_employees as employment join businesses on businesses.id = employment.business_id
  where employment.user_id = ${viewer.id} and employment.status = 'invited'
    and businesses.is_active and businesses.deleted_at is null and businesses.owner_is_public
    and ${notBlocked(viewer, 'businesses.owner_id')}
  order by employment.added_at, employment.id limit 1`;

const ownPosts = (viewer: Viewer) => sql`
  select 'approval', posts.id, ${COUNT}, null::int, ${NO_SUBJECT}, posts.content, ${NO_RATING}, posts.created_at
  from posts
  where posts.user_id = ${viewer.id} and posts.state = 'pending_review' and posts.deleted_at is null
    and posts.decision_id is null
  order by posts.created_at, posts.id limit 1`;

/** The viewer's address, which they have not confirmed. */
const ownAddress = (viewer: Viewer) => sql`
  select 'address', users.id, 1, null::int, users.email, null, null, ${NO_RATING}, users.created_at
  from users where users.id = ${viewer.id} and users.email_verified_at is null`;
