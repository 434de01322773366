import { escapeHtml } from '@guildhall/markdown';
import { currentLocale } from '@guildhall/locale/current-locale';
import { directionOf } from '@guildhall/locale/locales';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

/** A composed email, before it has the look of the community. */
export type MailDraft = {
  to: { name: string; address: string };
  subject: string;
  text: string;
  content: MailContent;
  /** One-click unsubscribe link; absent for emails that cannot be switched off. */
  unsubscribeUrl?: string;
  /** The recipient and the members it names: where emails are stored as files, they are deleted with an account. */
  memberIds?: number[];
  /** The message for the recipient's calendar program (iMIP). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** A picture in the text, as PNG, which the HTML shows. */
  picture?: Buffer;
  /** The applicant whom it is to, for the same reason. */
  applicantId?: number;
};

/** An email as it is sent: as plain text and HTML, with the name it comes from. */
export type SentMail = Omit<MailDraft, 'content'> & { html: string; fromName: string };

export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What a member wrote, set apart from the community's own words. */
  quote?: string;
  /** The call to action, as a button and as a plain link. */
  action?: { label: string; url: string };
  /** A picture below the text; the plain text has the caption alone. */
  picture?: { png: Buffer; caption: string };
  /** Why the member gets this email, in small print. */
  footer: string;
  unsubscribeUrl?: string;
};

/** How the HTML of a mail names its picture. */
export const PICTURE_CID = 'picture@guildhall';

/** Composes an email. */
export function layOut(to: MailDraft['to'], content: MailContent): MailDraft {
  const { subject, greeting, paragraphs, quote, action, picture, footer, unsubscribeUrl } = content;
  const messages = translated(mailMessages);
  const unsubscribe =
    unsubscribeUrl === undefined ? [] : [messages.labeled(messages.unsubscribe, unsubscribeUrl)];
  const text = [
    greeting,
    ...paragraphs,
    ...(quote ? [messages.quoted(quote)] : []),
    ...(picture ? [picture.caption] : []),
    ...(action ? [messages.labeled(action.label, action.url)] : []),
    '-- ',
    footer,
    ...unsubscribe,
  ].join('\n\n');
  return {
    to,
    // Header injection: a line break in a subject would start another header.
    subject: subject.replaceAll(/\s+/g, ' ').slice(0, 200),
    text,
    content,
    ...(picture && { picture: picture.png }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

export type Brand = {
  fromName: string;
  buttonColor: string;
  /** Address of the community's icon: the same for everyone, so that it counts no readers. */
  icon: string;
};

/** Gives an email the name, icon and color of the community. */
export const brand = ({ content, ...mail }: MailDraft, look: Brand): SentMail => ({
  ...mail,
  html: htmlOf(content, look),
  fromName: look.fromName,
});

/** Characters that lists of emails show behind a subject. */
const PREVIEW_MAX = 140;

/** What a list of emails shows behind the subject: the text, without a first paragraph that repeats it. */
function previewOf({ subject, paragraphs, quote }: MailContent): string {
  const added = [...paragraphs, ...(quote ? [quote] : [])].filter(
    (paragraph) => !paragraph.startsWith(subject),
  );
  return (added.length > 0 ? added : paragraphs).join(' ').replaceAll(/\s+/g, ' ').slice(0, PREVIEW_MAX);
}

/** Everything is escaped, because names and messages are user input. */
function htmlOf(content: MailContent, { fromName, buttonColor, icon }: Brand): string {
  const { greeting, paragraphs, quote, action, picture, footer, unsubscribeUrl } = content;
  const locale = currentLocale();
  const direction = directionOf(locale);
  const body = [greeting, ...paragraphs].map(
    (paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:${buttonColor};color:#fff;display:inline-block;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>`;
  const quoted =
    quote &&
    `<p style="margin:0 0 16px;padding:12px 16px;background:#f2f0ea;border-radius:0 8px 8px 8px">${escapeHtml(quote)}</p>`;
  const shown =
    picture &&
    `<p style="margin:0 0 16px">${escapeHtml(picture.caption)}<br><img src="cid:${PICTURE_CID}" alt="" style="margin-top:8px;width:220px;max-width:100%"></p>`;
  const stop =
    unsubscribeUrl &&
    `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#555">${escapeHtml(translated(mailMessages).unsubscribe)}</a>`;
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1a1a1a;background:#fff">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(previewOf(content))}</div>`,
    '<div style="max-width:560px;margin:0 auto">',
    `<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e4dfd3;font-weight:600"><img src="${escapeHtml(icon)}" alt="" width="32" height="32" style="margin-${direction === 'rtl' ? 'left' : 'right'}:10px;border-radius:8px;vertical-align:middle">${escapeHtml(fromName)}</p>`,
    ...body,
    quoted ?? '',
    shown ?? '',
    button ?? '',
    `<p style="margin:32px 0 0;font-size:13px;color:#555">${escapeHtml(footer)}${stop ?? ''}</p>`,
    '</div></body></html>',
  ].join('\n');
}
