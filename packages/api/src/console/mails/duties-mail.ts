import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { listDuties } from '../../contact/duties/duties.queries.ts';
import { countWaiting } from '../../contact/duties/queues.queries.ts';
import {
  CONSOLE_EVENTS,
  CONSOLE_PAGES,
  type ConsoleEvent,
  type ConsoleQueue,
} from '../../ground/duties/duties.schema.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';
import { mailMessages } from './mails.messages.ts';

type Waiting = ConsoleQueue | 'failed_mails';

const WAITING: Waiting[] = [
  'application',
  'report',
  'objection',
  'post',
  'article',
  'data_request',
  'failed_mails',
];

/** What waits for an administrator who prefers one email a day; null when nothing does, or they have left the role. */
export async function composeDutiesMail(
  db: Kysely<DB>,
  { config, siteName }: MailDependencies,
  member: MailMember,
): Promise<MailDraft | null> {
  const own = (await listDuties(db)).find(({ id }) => id === member.id);
  if (!own) return null;
  const messages = translated(mailMessages);
  const counts = { ...(await countWaiting(db)), failed_mails: await countFailedMails(db) };
  const isMine = (event: ConsoleEvent) => own.duties[CONSOLE_EVENTS[event]] === 'daily';
  const lines = WAITING.filter((event) => counts[event] > 0 && isMine(event)).map(
    (event) =>
      `• ${messages.labeled(messages.duties[event](counts[event]), config.publicOrigin + CONSOLE_PAGES[event])}`,
  );
  if (lines.length === 0) return null;
  return layOut(addressOf(member), {
    subject: messages.duty.subject(siteName),
    greeting: greetingOf(member),
    paragraphs: [lines.join('\n')],
    action: { label: translated(accountMailMessages).openConsole, url: `${config.publicOrigin}/admin` },
    footer: messages.duty.footer,
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
