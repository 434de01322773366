import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MailSettings, Viewer } from '../../../ground/core/context.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import type { MailStatus, TestMail, TestMailRef } from './mail.schema.ts';

type Facts = Pick<MailStatus, 'written' | 'bounced' | 'error'> & {
  pending: number;
  due: number;
  triedAt: Date | null;
  lastSentAt: Date | null;
};

/** Whether emails reach anybody, from what became of the latest ones. */
export async function getMailStatus(db: Kysely<DB>, { server }: MailSettings): Promise<MailStatus> {
  const { rows } = await sql<Facts>`
    with pending as (
      select attempts, last_error, created_at, next_at from ops.outbox where channel = 'mail' and status = 'pending'
    ),
    tried as (select * from pending where attempts > 0 and last_error is not null)
    select
      (select count(*)::int from pending) as pending,
      (select count(*)::int from pending where attempts > 0 or next_at < now() - interval '1 minute') as due,
      (select max(created_at) from tried) as "triedAt",
      (select last_error from tried order by created_at desc limit 1) as error,
      (select max(finished_at) from ops.outbox
        where channel = 'mail' and status = 'sent' and transport = 'smtp') as "lastSentAt",
      (select count(*)::int from ops.outbox
        where channel = 'mail' and status = 'sent' and transport = 'file'
          and finished_at > now() - interval '30 days') as written,
      (select count(*)::int from users where email_bounced_at is not null) as bounced`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('A count always has a row');
  const { pending, due, triedAt, lastSentAt, written, bounced, error } = facts;
  // A server that took a later email works: the waiting one is a matter of its recipient.
  const isFailing = triedAt !== null && (lastSentAt === null || lastSentAt < triedAt);
  return {
    state: server === null ? 'files' : isFailing ? 'failing' : 'working',
    server,
    waiting: isFailing ? pending : due,
    written,
    error,
    lastSentAt: lastSentAt?.toISOString() ?? null,
    bounced,
  };
}

/** What became of a test email that the viewer sent. */
export async function getTestMail(db: Kysely<DB>, viewer: Viewer, { id }: TestMailRef): Promise<TestMail> {
  const row = await db
    .selectFrom('outbox')
    .innerJoin('users', 'users.id', 'outbox.userId')
    .select([
      'outbox.id',
      'outbox.status',
      'outbox.transport',
      'outbox.attempts',
      'outbox.lastError',
      'users.email',
    ])
    .where('outbox.id', '=', id)
    .where('outbox.userId', '=', viewer.id)
    .where('outbox.topic', 'in', ['mail.test', 'mail.invitation_preview'])
    .executeTakeFirst();
  if (!row) throw notFound('This test email no longer exists');
  return { id: row.id, address: row.email, outcome: outcomeOf(row), error: row.lastError };
}

function outcomeOf(row: {
  status: 'pending' | 'sent' | 'failed' | 'dropped';
  transport: 'smtp' | 'file' | null;
  lastError: string | null;
}): TestMail['outcome'] {
  switch (row.status) {
    case 'pending':
      return row.lastError === null ? 'waiting' : 'retrying';
    case 'sent':
      return row.transport === 'file' ? 'written' : 'sent';
    case 'failed':
    case 'dropped':
      return 'failed';
  }
}
