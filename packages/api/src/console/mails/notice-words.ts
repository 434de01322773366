import type { Notice } from '../../contact/notifications/notice.ts';
import { pathOf } from '../../contact/notifications/notice-target.ts';
import type { NotificationTarget } from '../../contact/notifications/notifications.schema.ts';
import { endSentence } from './addressee.ts';
import type { MailContent } from './mail-layout.ts';

/** What an email about a notification says, and the page that its button opens. */
export type NoticeWords = Pick<MailContent, 'subject' | 'paragraphs' | 'quote'> & {
  label: string;
  path: string;
};

/** What the button of an email opens; null where the notification says everything. */
const LABELS: Record<NotificationTarget['type'], string | null> = {
  connections: 'See the request',
  referral: 'See the referral',
  thread: 'Read the message',
  opportunity: 'See the opportunity',
  opportunities: 'See the opportunities',
  event: 'See the event',
  visitors: 'See your guests',
  chapter: 'See the chapter',
  post: 'See the post',
  business: 'See the business',
  order: 'See your order',
  profile: 'See the profile',
  decision: 'See the decision',
  console: 'Open the console',
  handover: 'See the handover',
  none: null,
};

type Details = Pick<MailContent, 'paragraphs' | 'quote'>;

/** Who it is about, what they did, and the page where it is. */
export function fullWords(
  { sentence, details, target }: { sentence: string; details: Details; target: NotificationTarget },
  siteName: string,
): NoticeWords {
  return {
    subject: sentence,
    ...details,
    paragraphs: [endSentence(sentence), ...details.paragraphs],
    label: LABELS[target.type] ?? `Open ${siteName}`,
    path: pathOf(target),
  };
}

/** The kinds that may be named to an address that is not confirmed: no word in them is a member's. */
const KIND_SUBJECTS: Partial<Record<Notice['kind'], (siteName: string) => string>> = {
  connection_asked: (site) => `You have a new request to connect on ${site}`,
  connection_accepted: (site) => `Your request to connect was accepted on ${site}`,
  message: (site) => `You have a new message on ${site}`,
  referral: (site) => `There is news about a referral on ${site}`,
  opportunity: (site) => `There is news about an opportunity on ${site}`,
  event: (site) => `There is news about an event on ${site}`,
  comment: (site) => `You have a new comment on ${site}`,
  mention: (site) => `You were mentioned on ${site}`,
  review: (site) => `You have a new review on ${site}`,
  order: (site) => `There is news about your order on ${site}`,
};

/**
 * For an address that is not confirmed, which may be a stranger's: what kind of news there is, and the page behind
 * a sign-in that leads on to it. Neither names, quotes nor identifies anyone.
 */
export function kindWords(notice: Notice, notificationId: number | null, siteName: string): NoticeWords {
  const subjectOf =
    KIND_SUBJECTS[notice.kind] ?? ((site: string) => `You have a new notification on ${site}`);
  const subject = subjectOf(siteName);
  return {
    subject,
    paragraphs: [
      `${subject}.`,
      'Once you confirm your email address, these emails say who it is from and what it is about.',
    ],
    label: 'Sign in to see it',
    path: notificationId === null ? '/dashboard' : `/notifications/${notificationId}`,
  };
}
