import { z } from 'zod';
import { translated } from '@guildhall/locale/translated';
import { translatedSentence } from '../../ground/errors/translated-sentence.ts';
import { ReportedType } from '../../ground/reports/reports.schema.ts';
import { ConsoleEvent } from '../../ground/duties/duties.schema.ts';
import { DecidedType, ModerationDecision, ObjectionOutcome } from '../../ground/reports/decisions.schema.ts';
import { ChapterNews } from './chapter-news.ts';
import { HandoverNews } from './handover-news.ts';
import { EventNews } from './event-news.ts';
import { eventSentence } from './event-sentence.ts';
import { decisionSentence, reportSentence, warningSentence } from './moderation-sentences.ts';
import { noticeMessages } from './notice.messages.ts';

const Id = z.int().positive();
const BusinessName = z.object({ id: Id, slug: z.string(), name: z.string() });

/** What a comment stands under, one of the two. */
const Commented = z.object({
  postId: Id.optional(),
  article: z.object({ id: Id, slug: z.string() }).optional(),
});

/** An event, with everything that its sentence needs. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connection_asked') }),
  z.object({ kind: z.literal('connection_accepted') }),
  z.object({
    kind: z.literal('referral'),
    referralId: Id,
    /** From the recipient's perspective. */
    event: z.enum([
      'received',
      'introduced',
      'accepted',
      'agreed',
      'declined',
      'completed',
      'expired',
      'nudged',
    ]),
    /** Another member named in the sentence; the name is read when the sentence is rendered. */
    personId: Id.optional(),
  }),
  z.object({
    kind: z.literal('message'),
    /** The business that the message is addressed to, rather than its owner. */
    business: BusinessName.optional(),
  }),
  z.object({
    kind: z.literal('opportunity'),
    opportunity: z.object({ id: Id, title: z.string() }),
    event: z.enum(['applied', 'withdrawn', 'accepted', 'declined', 'reopened', 'closed']),
  }),
  z.object({ kind: z.literal('event'), ...EventNews.shape }),
  z.object({ kind: z.literal('chapter'), ...ChapterNews.shape }),
  /** To who asked to be told once somebody meets a need; the actor does. */
  z.object({ kind: z.literal('need'), need: z.string() }),
  /** To who saved a search: what it found, the newest of several. */
  z.object({
    kind: z.literal('alert'),
    search: z.object({ id: Id, name: z.string() }),
    opportunity: z.object({ id: Id, title: z.string() }),
    count: z.int().positive(),
  }),
  z.object({
    kind: z.literal('comment'),
    ...Commented.shape,
    /** Unknown of older notices. */
    commentId: Id.optional(),
    /** The recipient's comment is answered; otherwise their post or article is commented on. */
    isReply: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('mention'),
    ...Commented.shape,
    /** The text is the post itself, or a comment on it or on an article. */
    in: z.enum(['post', 'comment']),
    commentId: Id.optional(),
    /** The business that is mentioned, rather than its owner. */
    business: BusinessName.optional(),
  }),
  z.object({ kind: z.literal('review'), business: BusinessName, rating: z.int() }),
  z.object({ kind: z.literal('order'), orderId: Id, serviceName: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('team'),
    business: BusinessName,
    event: z.enum(['invited', 'confirmed']),
  }),
  z.object({
    kind: z.literal('report'),
    objectType: ReportedType,
    outcome: z.enum(['resolved', 'dismissed']),
    /** Unknown of older notices, like the rest. */
    objectId: Id.optional(),
    decision: ModerationDecision.optional(),
    /** The member behind what was reported; the name is read when the sentence is rendered. */
    aboutId: Id.optional(),
  }),
  z.object({
    kind: z.literal('decision'),
    decisionId: Id,
    objectType: DecidedType,
    /** The decision, or the answer to the objection to it. */
    event: z.union([ModerationDecision, ObjectionOutcome]),
    /** The reason or the answer. */
    text: z.string().nullable(),
  }),
  z.object({ kind: z.literal('approval'), postId: Id }),
  /** To the member who submitted it. */
  z.object({
    kind: z.literal('article'),
    article: z.object({ id: Id, slug: z.string(), title: z.string() }),
    event: z.enum(['published', 'declined']),
    /** Why it was declined. */
    text: z.string().nullable(),
  }),
  /** To administrators: something waits, or fails. */
  z.object({ kind: z.literal('console'), event: ConsoleEvent }),
  z.object({ kind: z.literal('handover'), ...HandoverNews.shape }),
  z.object({
    kind: z.literal('picture'),
    /** Which picture of another site could not be copied, and why. */
    text: z.string(),
    /** The business that should show it; absent for articles and banners. */
    business: BusinessName.optional(),
  }),
  z.object({
    /** Older decisions to warn. */
    kind: z.literal('warning'),
    objectType: ReportedType,
    /** What the administrators wrote. */
    text: z.string(),
  }),
]);
export type Notice = z.infer<typeof Notice>;

/** What a sentence says beside the event: the actor's name, another member's, and the text that it is about. */
type Words = { actor: string | null; person: string | null; quote: string | null };

/** The member behind what was reported, whom the sentence names whatever is between them and the reader. */
export const aboutIdOf = (notice: Notice): number | null =>
  notice.kind === 'report' ? (notice.aboutId ?? null) : null;

/** The other member whom the sentence of a notice names. */
export const personIdOf = (notice: Notice): number | null =>
  notice.kind === 'referral' || notice.kind === 'handover' ? (notice.personId ?? null) : null;

/** The sentence of a notice. */
export function sentenceOf(notice: Notice, { actor, person, quote }: Words): string {
  const messages = translated(noticeMessages);
  const who = actor ?? messages.someone;
  switch (notice.kind) {
    case 'connection_asked':
      return messages.connectionAsked(who);
    case 'connection_accepted':
      return messages.connectionAccepted(who);
    case 'referral':
      return messages.referral[notice.event](who, person);
    case 'message':
      return messages.message(who, notice.business?.name ?? null);
    case 'opportunity':
      return messages.opportunity[notice.event](who, notice.opportunity.title);
    case 'event':
      return eventSentence(notice);
    case 'chapter':
      return messages.chapter[notice.event](who, notice.chapter.name, notice.role ?? 'member');
    case 'need':
      return messages.need(who, notice.need);
    case 'alert':
      return messages.alert(notice.count, notice.search.name, notice.opportunity.title);
    case 'comment':
      return notice.isReply
        ? messages.reply(who, quote)
        : messages.comment(who, notice.article ? 'article' : 'post', quote);
    case 'mention':
      return messages.mention(who, notice.business?.name ?? null, notice.in, quote);
    case 'review':
      return messages.review(who, notice.business.name, notice.rating);
    case 'order':
      return `${notice.serviceName}: ${translatedSentence(notice.text)}`;
    case 'picture':
      return translatedSentence(notice.text);
    case 'report':
      return reportSentence(notice, person);
    case 'decision':
      return decisionSentence(notice);
    case 'approval':
      return messages.approval(quote);
    case 'article':
      return messages.article[notice.event](notice.article.title, notice.text);
    case 'console':
      return messages.console[notice.event];
    case 'handover':
      return messages.handover[notice.event](person);
    case 'warning':
      return warningSentence(notice);
    case 'team':
      return notice.event === 'invited'
        ? messages.teamInvited(who, notice.business.name)
        : messages.teamJoined(who, notice.business.name);
  }
}
