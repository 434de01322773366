import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { translated } from '@guildhall/locale/translated';
import { isArticleWaiting } from '../../ground/core/visibility.ts';
import { nameIn } from '../../ground/core/person.ts';
import { type ConsoleEvent, type ConsoleQueue, QUEUE_OF } from '../../ground/duties/duties.schema.ts';
import { queuesMessages } from './queues.messages.ts';

/** How many cases of each kind wait for a decision. An application about which a question is open waits for the applicant. */
export async function countWaiting(db: Kysely<DB>): Promise<Record<ConsoleQueue, number>> {
  const { rows } = await sql<Record<ConsoleQueue, number>>`select
    (select count(*)::int from applicants where status = 'waiting') as application,
    (select count(*)::int from reports where status = 'open') as report,
    (select count(*)::int from moderation_decisions where objected_at is not null and answered_at is null) as objection,
    (select count(*)::int from posts where state = 'pending_review' and deleted_at is null) as post,
    (select count(*)::int from articles where ${isArticleWaiting}) as article,
    (select count(*)::int from data_requests where status = 'waiting') as "data_request"`.execute(db);
  return rows[0] ?? { application: 0, report: 0, objection: 0, post: 0, article: 0, data_request: 0 };
}

/** Whether an event has been dealt with since: nothing waits in its queue any more. */
export async function isDealtWith(db: Kysely<DB>, event: ConsoleEvent): Promise<boolean> {
  const queue = QUEUE_OF[event];
  return queue !== null && (await countWaiting(db))[queue] === 0;
}

const NAMED = 5;

/** Whose applications wait, the newest first, in a sentence for an email; null when none does. */
export async function nameWaitingApplicants(db: Kysely<DB>): Promise<string | null> {
  const { rows } = await sql<{ name: string; others: number }>`
    select ${nameIn('applicants')} as name, (count(*) over ())::int - ${NAMED} as others
    from applicants where status = 'waiting' order by created_at desc, id desc limit ${NAMED}`.execute(db);
  const [newest] = rows;
  if (!newest) return null;
  const { separator, applicants } = translated(queuesMessages);
  return applicants(rows.map(({ name }) => name).join(separator), newest.others);
}
