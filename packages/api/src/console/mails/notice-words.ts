import type { Notice } from '../../contact/notifications/notice.ts';
import { pathOf } from '../../contact/notifications/notice-target.ts';
import type { NotificationTarget } from '../../contact/notifications/notifications.schema.ts';
import { endSentence } from './addressee.ts';
import type { MailContent } from './mail-layout.ts';
import { targetMessages } from '../../contact/notifications/notice.messages.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

/** What an email about a notification says, and the page that its button opens. */
export type NoticeWords = Pick<MailContent, 'subject' | 'paragraphs' | 'quote'> & {
  label: string;
  path: string;
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
    // Without a target the notification says everything.
    label:
      target.type === 'none'
        ? translated(mailMessages).open(siteName)
        : translated(targetMessages)[target.type],
    path: pathOf(target),
  };
}

/**
 * For an address that is not confirmed, which may be a stranger's: what kind of news there is, and the page behind
 * a sign-in that leads on to it. Neither names, quotes nor identifies anyone.
 */
export function kindWords(notice: Notice, notificationId: number | null, siteName: string): NoticeWords {
  const words = translated(mailMessages).notification;
  const subject = (words.unconfirmed[notice.kind] ?? words.unconfirmedOther)(siteName);
  return {
    subject,
    paragraphs: [`${subject}.`, words.confirmFirst],
    label: words.signIn,
    path: notificationId === null ? '/dashboard' : `/notifications/${notificationId}`,
  };
}
