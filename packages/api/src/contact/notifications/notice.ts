import { z } from 'zod';
import { ReportedType } from '../../ground/reports/reports.schema.ts';
import { CONSOLE_NEWS, ConsoleEvent } from '../../ground/duties/duties.schema.ts';
import { DecidedType, ModerationDecision, ObjectionOutcome } from '../../ground/reports/decisions.schema.ts';
import { ChapterNews, chapterSentence } from './chapter-news.ts';
import { HandoverNews, handoverSentence } from './handover-news.ts';
import { EventNews, eventSentence } from './event-news.ts';
import { decisionSentence, reportSentence, warningSentence } from './moderation-sentences.ts';
import type { OptionalKind } from './notifications.schema.ts';

const Id = z.int().positive();
const BusinessName = z.object({ id: Id, slug: z.string(), name: z.string() });

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
    event: z.enum(['applied', 'withdrawn', 'accepted', 'declined', 'closed']),
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
    postId: Id,
    /** Unknown of older notices. */
    commentId: Id.optional(),
    /** The recipient's comment is answered; otherwise their post is commented on. */
    isReply: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('mention'),
    postId: Id,
    /** The text is the post itself or a comment on it. */
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

type OpportunityNotice = Extract<Notice, { kind: 'opportunity' }>;
type ReferralEvent = Extract<Notice, { kind: 'referral' }>['event'];

export const KIND_LABELS: Record<OptionalKind, string> = {
  connection_asked: 'Someone would like to connect',
  connection_accepted: 'Someone accepts my connection request',
  referral: 'A referral is updated',
  message: 'I get a message',
  opportunity: 'Someone applies to my opportunity or answers my application',
  need: 'Someone offers what I asked to be told of',
  alert: 'There is something new for a search I saved',
  event: 'A chapter of mine plans a meeting, I get a seat, or an event I signed up for changes',
  chapter: 'I’m invited to a chapter, or something changes in one of mine',
  comment: 'Someone comments on my post or replies to me',
  mention: 'Someone mentions me or my business',
  review: 'Someone reviews my business',
  order: 'My order is updated',
  team: 'I’m invited to a team, or someone joins mine',
  report: 'A decision is made on something I reported',
  picture: 'A picture I linked to can’t be copied',
};

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
  const who = actor ?? 'Someone';
  const quoted = quote ? `: ${quote}` : '';
  switch (notice.kind) {
    case 'connection_asked':
      return `${who} would like to connect`;
    case 'connection_accepted':
      return `${who} accepted your request to connect`;
    case 'referral':
      return referralSentence(notice.event, who, person);
    case 'message':
      return `${who} wrote to ${notice.business?.name ?? 'you'}`;
    case 'opportunity':
      return opportunitySentence(notice, who);
    case 'event':
      return eventSentence(notice);
    case 'chapter':
      return chapterSentence(notice, who);
    case 'need':
      return `${who} may be who you look for: “${notice.need}”`;
    case 'alert':
      return notice.count === 1
        ? `New for “${notice.search.name}”: ${notice.opportunity.title}`
        : `${notice.count} new opportunities for “${notice.search.name}”, such as ${notice.opportunity.title}`;
    case 'comment':
      return notice.isReply
        ? `${who} replied to your comment${quoted}`
        : `${who} commented on your post${quoted}`;
    case 'mention':
      return `${who} mentioned ${notice.business?.name ?? 'you'} in a ${notice.in}${quoted}`;
    case 'review':
      return `${who} gave ${notice.business.name} ${notice.rating} out of 5 stars`;
    case 'order':
      return `${notice.serviceName}: ${notice.text}`;
    case 'picture':
      return notice.text;
    case 'report':
      return reportSentence(notice, person);
    case 'decision':
      return decisionSentence(notice);
    case 'approval':
      return `Your post was approved and is on the feed${quoted}`;
    case 'console':
      return CONSOLE_NEWS[notice.event].text;
    case 'handover':
      return handoverSentence(notice, person);
    case 'warning':
      return warningSentence(notice);
    case 'team':
      return notice.event === 'invited'
        ? `${who} invited you to join the ${notice.business.name} team`
        : `${who} joined the ${notice.business.name} team`;
  }
}

function opportunitySentence({ event, opportunity: { title } }: OpportunityNotice, who: string): string {
  const sentences: Record<OpportunityNotice['event'], string> = {
    applied: `${who} applied for “${title}”`,
    withdrawn: `${who} withdrew the application for “${title}”`,
    accepted: `${who} accepted your application for “${title}”`,
    declined: `${who} declined your application for “${title}”`,
    closed: `“${title}”, which you applied for, has been closed`,
  };
  return sentences[event];
}

function referralSentence(event: ReferralEvent, who: string, named: string | null): string {
  const person = named ?? 'a member';
  const sentences: Record<ReferralEvent, string> = {
    received:
      named === null ? `${who} sent you a referral` : `${who} would like to introduce you to ${named}`,
    introduced: `${who} would like to introduce you to ${person}`,
    accepted: `${who} accepted your referral`,
    agreed: `Everyone agreed: you and ${person} can get in touch`,
    declined: `The referral to ${person} was declined`,
    completed: `${who} marked your referral as completed`,
    expired: `The referral to ${person} expired without a reply`,
    nudged: `${who} is still waiting for your reply to a referral`,
  };
  return sentences[event];
}
