import type { ConsoleEvent } from '../../ground/duties/duties.schema.ts';
import type { ChapterNews } from './chapter-news.ts';
import type { EventNews } from './event-news.ts';
import type { HandoverNews } from './handover-news.ts';
import type { NotificationTarget, OptionalKind } from './notifications.schema.ts';

const of = (quote: string | null) => (quote ? `: ${quote}` : '');

type Role = NonNullable<ChapterNews['role']>;
const CHAPTER_ROLES: Record<Role, string> = {
  leader: 'a leader',
  organizer: 'an organizer',
  host: 'a host',
  member: 'a member',
};

/** What notifications say, in the bell, in pushes and as the subject of emails. */
export const noticeMessages = {
  someone: 'Someone',
  aMember: 'a member',
  connectionAsked: (who: string) => `${who} would like to connect`,
  connectionAccepted: (who: string) => `${who} accepted your request to connect`,
  message: (who: string, business: string | null) => `${who} wrote to ${business ?? 'you'}`,
  need: (who: string, need: string) => `${who} may be who you look for: “${need}”`,
  alert: (count: number, search: string, title: string) =>
    count === 1
      ? `New for “${search}”: ${title}`
      : `${count} new opportunities for “${search}”, such as ${title}`,
  reply: (who: string, quote: string | null) => `${who} replied to your comment${of(quote)}`,
  comment: (who: string, where: 'post' | 'article', quote: string | null) =>
    `${who} commented on your ${where}${of(quote)}`,
  mention: (who: string, business: string | null, where: 'post' | 'comment', quote: string | null) =>
    `${who} mentioned ${business ?? 'you'} in a ${where}${of(quote)}`,
  review: (who: string, business: string, stars: number) => `${who} gave ${business} ${stars} out of 5 stars`,
  approval: (quote: string | null) => `Your post was approved and is on the feed${of(quote)}`,
  article: {
    published: (title: string, _reason: string | null) => `Your article “${title}” is in the news`,
    declined: (title: string, reason: string | null) =>
      `Your article “${title}” was not published${of(reason)}`,
  },
  teamInvited: (who: string, business: string) => `${who} invited you to join the ${business} team`,
  teamJoined: (who: string, business: string) => `${who} joined the ${business} team`,
  opportunity: {
    applied: (who: string, title: string) => `${who} applied for “${title}”`,
    withdrawn: (who: string, title: string) => `${who} withdrew the application for “${title}”`,
    accepted: (who: string, title: string) => `${who} accepted your application for “${title}”`,
    declined: (who: string, title: string) => `${who} declined your application for “${title}”`,
    reopened: (who: string, title: string) =>
      `${who} took back the answer to your application for “${title}”, which waits again`,
    closed: (_who: string, title: string) => `“${title}”, which you applied for, has been closed`,
  },
  referral: {
    received: (who: string, named: string | null) =>
      named === null ? `${who} sent you a referral` : `${who} would like to introduce you to ${named}`,
    introduced: (who: string, named: string | null) =>
      `${who} would like to introduce you to ${named ?? 'a member'}`,
    accepted: (who: string, _named: string | null) => `${who} accepted your referral`,
    agreed: (_who: string, named: string | null) =>
      `Everyone agreed: you and ${named ?? 'a member'} can get in touch`,
    declined: (_who: string, named: string | null) => `The referral to ${named ?? 'a member'} was declined`,
    completed: (who: string, _named: string | null) => `${who} marked your referral as completed`,
    expired: (_who: string, named: string | null) =>
      `The referral to ${named ?? 'a member'} expired without a reply`,
    nudged: (who: string, _named: string | null) => `${who} is still waiting for your reply to a referral`,
  },
  chapter: {
    asked: (who: string, chapter: string) => `${who} would like to join ${chapter}`,
    joined: (who: string, chapter: string) => `${who} joined ${chapter}`,
    invited: (who: string, chapter: string) => `${who} invited you to join ${chapter}`,
    approved: (_who: string, chapter: string) => `You’re now a member of ${chapter}`,
    refused: (_who: string, chapter: string) => `Your request to join ${chapter} was declined`,
    removed: (_who: string, chapter: string) => `You’re no longer a member of ${chapter}`,
    role: (_who: string, chapter: string, role: Role) => `You’re now ${CHAPTER_ROLES[role]} of ${chapter}`,
  } satisfies Record<ChapterNews['event'], (who: string, chapter: string, role: Role) => string>,
  event: {
    seat: (title: string, when: string) => `You have a seat at “${title}”: ${when}`,
    canceled: (title: string, when: string) => `“${title}” has been canceled: ${when}`,
    changed: (title: string, when: string) => `“${title}” has changed. The next date is ${when}`,
    joined: (title: string, when: string) => `You’re signed up for “${title}”: ${when}`,
    left: (title: string, when: string) => `You’ve given up your seat at “${title}”: ${when}`,
    lost: (title: string, when: string) => `You no longer have a seat at “${title}”: ${when}`,
    reminder: (title: string, when: string) => `Coming up: “${title}”, ${when}`,
    thanks: (title: string, _when: string) => `Thank you for coming to “${title}”`,
    planned: (title: string, when: string) => `A new meeting of your chapter: “${title}”, ${when}`,
    follow_up: (title: string, _when: string) =>
      `The guest you invited came to “${title}”. Get in touch while they remember it`,
  } satisfies Record<EventNews['event'], (title: string, when: string) => string>,
  handover: {
    take: (person: string | null) => `You’re asked to take over from ${person ?? 'a member'}`,
    give: (person: string | null) =>
      `Your role is going to ${person ?? 'a member'}. Please confirm the handover.`,
    approve: (person: string | null) =>
      `The handover from ${person ?? 'a member'} needs an administrator’s approval`,
    took: (person: string | null) => `You took over from ${person ?? 'a member'}. Sign in again to begin.`,
    gave: (person: string | null) => `Your role has gone to ${person ?? 'a member'}`,
    cancelled: (person: string | null) => `The handover with ${person ?? 'a member'} was canceled`,
  } satisfies Record<HandoverNews['event'], (person: string | null) => string>,
  console: {
    application: 'An application is waiting for a decision',
    answer: 'An applicant has answered',
    report: 'A member reported something',
    objection: 'A member objects to a decision',
    post: 'A post is waiting for approval',
    article: 'An article is waiting for approval',
    data_request: 'A request about personal data needs your word',
    failed_mails: 'Emails could not be delivered',
    failed_backup: 'The last backup failed',
    full_disk: 'The disk is nearly full',
  } satisfies Record<ConsoleEvent, string>,
};

/** What members may choose to be notified of. */
export const kindMessages: Record<OptionalKind, string> = {
  connection_asked: 'Someone would like to connect',
  connection_accepted: 'Someone accepts my connection request',
  referral: 'A referral is updated',
  message: 'I get a message',
  opportunity: 'Someone applies to my opportunity or answers my application',
  need: 'Someone offers what I asked to be told of',
  alert: 'There is something new for a search I saved',
  event: 'A chapter of mine plans a meeting, I get a seat, or an event I signed up for changes',
  chapter: 'I’m invited to a chapter, or something changes in one of mine',
  comment: 'Someone comments on my post or article, or replies to me',
  mention: 'Someone mentions me or my business',
  review: 'Someone reviews my business',
  order: 'My order is updated',
  team: 'I’m invited to a team, or someone joins mine',
  report: 'A decision is made on something I reported',
  picture: 'A picture I linked to can’t be copied',
};

/** What the button of an email about a notification opens. */
export const targetMessages: Record<Exclude<NotificationTarget['type'], 'none'>, string> = {
  connections: 'See the request',
  referral: 'See the referral',
  thread: 'Read the message',
  opportunity: 'See the opportunity',
  opportunities: 'See the opportunities',
  event: 'See the event',
  visitors: 'See your guests',
  chapter: 'See the chapter',
  post: 'See the post',
  article: 'See the article',
  own_article: 'See your article',
  business: 'See the business',
  order: 'See your order',
  profile: 'See the profile',
  decision: 'See the decision',
  console: 'Open the console',
  handover: 'See the handover',
};
