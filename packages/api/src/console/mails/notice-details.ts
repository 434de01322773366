import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { nameWaitingApplicants } from '../../contact/duties/queues.queries.ts';
import type { Notice } from '../../contact/notifications/notice.ts';
import { QUEUE_OF } from '../../ground/duties/duties.schema.ts';
import { nameMentionsIn } from '../../ground/mentions/name-mentions.queries.ts';
import { excerptOfParsed } from '../../ground/values/excerpt.ts';
import type { MailContent } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

/** Enough to know whether one answers now; the rest is read where it can be answered. */
const WORDS_MAX = 300;

type Parties = { memberId: number; actorId: number | null };

/** What an email to a confirmed address says besides the sentence, as it is when the email leaves. */
export async function detailsOf(
  db: Kysely<DB>,
  notice: Notice,
  parties: Parties,
): Promise<Pick<MailContent, 'paragraphs' | 'quote'>> {
  if (notice.kind === 'message')
    return quoted(db, parties, await findMessage(db, parties, notice.business?.id ?? null));
  if (notice.kind === 'connection_asked') return quoted(db, parties, await findRequestNote(db, parties));
  if (notice.kind === 'opportunity' && notice.event === 'applied')
    return quoted(db, parties, await findApplication(db, parties, notice.opportunity.id));
  if (notice.kind === 'chapter' && notice.event === 'asked')
    return quoted(db, parties, await findAnswer(db, parties, notice.chapter.id));
  if (notice.kind === 'event' && notice.event === 'thanks')
    return { paragraphs: [translated(mailMessages).notification.whoDidYouMeet] };
  if (notice.kind !== 'console' || QUEUE_OF[notice.event] !== 'application') return { paragraphs: [] };
  // No notification stores the names of applicants.
  const names = await nameWaitingApplicants(db);
  return { paragraphs: names === null ? [] : [names] };
}

/** The newest message that the member has not read. */
async function findMessage(
  db: Kysely<DB>,
  { memberId, actorId }: Parties,
  businessId: number | null,
): Promise<string | null> {
  const message = await db
    .selectFrom('messages')
    .select('content')
    .where('recipientId', '=', memberId)
    .where('senderId', '=', actorId ?? 0)
    .where('businessId', 'is not distinct from', businessId)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return message?.content ?? null;
}

/** What was written with a request to connect that still waits. */
async function findRequestNote(db: Kysely<DB>, { memberId, actorId }: Parties): Promise<string | null> {
  const request = await db
    .selectFrom('connections')
    .select('connectionNotes')
    .where('userId', '=', actorId ?? 0)
    .where('connectedUserId', '=', memberId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return request?.connectionNotes ?? null;
}

/** What was written with an application that still waits, to who posted the opportunity. */
async function findApplication(
  db: Kysely<DB>,
  { memberId, actorId }: Parties,
  opportunityId: number,
): Promise<string | null> {
  const application = await db
    .selectFrom('opportunityApplications as application')
    .innerJoin('opportunities as opportunity', 'opportunity.id', 'application.opportunityId')
    .select('application.message')
    .where('application.opportunityId', '=', opportunityId)
    .where('application.userId', '=', actorId ?? 0)
    .where('application.status', '=', 'pending')
    .where('opportunity.postedBy', '=', memberId)
    .executeTakeFirst();
  return application?.message ?? null;
}

/** What was written with a request to join a chapter that still waits, to those who run it. */
async function findAnswer(
  db: Kysely<DB>,
  { memberId, actorId }: Parties,
  chapterId: number,
): Promise<string | null> {
  const request = await db
    .selectFrom('chapterMembers as request')
    .innerJoin('chapterMembers as leader', 'leader.chapterId', 'request.chapterId')
    .select('request.answer')
    .where('request.chapterId', '=', chapterId)
    .where('request.userId', '=', actorId ?? 0)
    .where('request.state', '=', 'requested')
    .where('leader.userId', '=', memberId)
    .where('leader.state', '=', 'active')
    .where('leader.role', '=', 'leader')
    .executeTakeFirst();
  return request?.answer ?? null;
}

async function quoted(
  db: Kysely<DB>,
  { memberId }: Parties,
  content: string | null,
): Promise<Pick<MailContent, 'paragraphs' | 'quote'>> {
  if (content === null) return { paragraphs: [] };
  const reader = { id: memberId, role: 'user' } as const;
  const { body } = await nameMentionsIn(db, reader, { content, body: parseMarkdown(content) });
  const quote = excerptOfParsed(body ?? [], WORDS_MAX);
  return { paragraphs: [], ...(quote && { quote }) };
}
