import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../../ground/core/context.ts';
import { PERSON_COLUMNS, type PersonRow, presentPerson } from '../../../ground/core/person.ts';
import { isPublicMember, notBlocked } from '../../../ground/core/visibility.ts';
import { excerptOf } from '../../../ground/values/excerpt.ts';
import { relativeTime } from '../../../ground/values/relative-time.ts';
import type { OwnerTask, OwnerTaskKind } from './own.schema.ts';

const EXCERPT_MAX = 200;
/** What is older is not asked about any more. */
const DAYS = 90;
const SHOWN = 20;

type TaskRow = Omit<PersonRow, 'id'> & {
  kind: OwnerTaskKind;
  id: number;
  businessId: number;
  personId: number | null;
  words: string | null;
  rating: number | null;
  createdAt: Date;
};

/** What waits for the owner of businesses: of each kind those that have waited longest, people first. */
export async function listOwnerTasks(db: Kysely<DB>, viewer: Viewer): Promise<OwnerTask[]> {
  const { rows } = await sql<TaskRow>`
    select task.*, ${sql.join(PERSON_COLUMNS.map((column) => sql.ref(`person.${column}`)).slice(1))}
    from ((${messages(viewer)}) union all (${reviews(viewer)}) union all (${hours(viewer)})) as task
      left join users as person on person.id = task.person_id
    order by task.person_id is null, task.created_at, task.id`.execute(db);
  return rows.map(({ words, ...row }) => {
    const excerpt = words === null ? '' : excerptOf(words, EXCERPT_MAX);
    return {
      kind: row.kind,
      id: row.id,
      businessId: row.businessId,
      person: row.personId === null ? null : presentPerson({ ...row, id: row.personId }),
      excerpt: excerpt === '' ? null : excerpt,
      rating: row.rating,
      createdAt: row.createdAt.toISOString(),
      relativeTime: relativeTime(row.createdAt),
    };
  });
}

const since = sql`now() - make_interval(days => ${sql.lit(DAYS)})`;

/** The latest message about a business in each conversation in which the owner has written nothing since. */
const messages = (viewer: Viewer) => sql`
  select * from (
    select distinct on (asked.thread_id) 'message' as kind, asked.id, asked.business_id, asked.sender_id as person_id,
      asked.content as words, null::int as rating, asked.created_at
    from businesses
      join messages as asked on asked.business_id = businesses.id
      join users as person on person.id = asked.sender_id
    where businesses.owner_id = ${viewer.id} and businesses.deleted_at is null
      and asked.recipient_id = ${viewer.id} and asked.created_at > ${since}
      and not exists (
        select from messages as answer
        where answer.thread_id = asked.thread_id and answer.sender_id = ${viewer.id}
          and (answer.created_at, answer.id) > (asked.created_at, asked.id))
      and ${isPublicMember('person')} and ${notBlocked(viewer, 'asked.sender_id')}
    order by asked.thread_id, asked.created_at desc, asked.id desc
  ) as unanswered
  order by created_at, id limit ${sql.lit(SHOWN)}`;

const reviews = (viewer: Viewer) => sql`
  select 'review', review.id, review.business_id, review.user_id, coalesce(review.content, review.title),
    review.rating, review.created_at
  from businesses
    join business_reviews as review on review.business_id = businesses.id
    join users as person on person.id = review.user_id
  where businesses.owner_id = ${viewer.id} and businesses.deleted_at is null and review.user_id <> ${viewer.id}
    and review.is_approved and review.reply is null and review.created_at > ${since}
    and ${isPublicMember('person')} and ${notBlocked(viewer, 'review.user_id')}
  order by review.created_at, review.id limit ${sql.lit(SHOWN)}`;

const hours = (viewer: Viewer) => sql`
  select 'hours', businesses.id, businesses.id, null::int, null::text, null::int, businesses.created_at
  from businesses
  where businesses.owner_id = ${viewer.id} and businesses.deleted_at is null and businesses.is_active
    and businesses.business_hours is null
  order by businesses.id limit ${sql.lit(SHOWN)}`;
