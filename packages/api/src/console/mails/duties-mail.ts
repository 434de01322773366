import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { listDuties } from '../../contact/duties/duties.queries.ts';
import { countWaiting } from '../../contact/duties/queues.queries.ts';
import {
  CONSOLE_EVENTS,
  CONSOLE_NEWS,
  type ConsoleEvent,
  type ConsoleQueue,
} from '../../ground/duties/duties.schema.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

type Waiting = ConsoleQueue | 'failed_mails';

const LABELS: Record<Waiting, (count: number) => string> = {
  application: (count) => (count === 1 ? '1 application' : `${count} applications`),
  report: (count) => (count === 1 ? '1 open report' : `${count} open reports`),
  objection: (count) => (count === 1 ? '1 objection' : `${count} objections`),
  post: (count) => (count === 1 ? '1 post waiting for approval' : `${count} posts waiting for approval`),
  data_request: (count) =>
    count === 1 ? '1 request about personal data' : `${count} requests about personal data`,
  failed_mails: (count) =>
    count === 1 ? '1 email that could not be delivered' : `${count} emails that could not be delivered`,
};
const WAITING: Waiting[] = ['application', 'report', 'objection', 'post', 'data_request', 'failed_mails'];

/** What waits for an administrator who prefers one email a day; null when nothing does, or they have left the role. */
export async function composeDutiesMail(
  db: Kysely<DB>,
  { config, siteName }: MailDependencies,
  member: MailMember,
): Promise<MailDraft | null> {
  const own = (await listDuties(db)).find(({ id }) => id === member.id);
  if (!own) return null;
  const counts = { ...(await countWaiting(db)), failed_mails: await countFailedMails(db) };
  const isMine = (event: ConsoleEvent) => own.duties[CONSOLE_EVENTS[event]] === 'daily';
  const lines = WAITING.filter((event) => counts[event] > 0 && isMine(event)).map(
    (event) => `• ${LABELS[event](counts[event])}: ${config.publicOrigin}${CONSOLE_NEWS[event].path}`,
  );
  if (lines.length === 0) return null;
  return layOut(addressOf(member), {
    subject: `What is waiting at ${siteName}`,
    greeting: greetingOf(member),
    paragraphs: [lines.join('\n')],
    action: { label: 'Open the console', url: `${config.publicOrigin}/admin` },
    footer: 'You chose one email a day. In the console, under Settings, you choose who looks after what.',
  });
}

async function countFailedMails(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('channel', '=', 'mail')
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}
