import { z } from 'zod';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';
import { mailMessages } from './mails.messages.ts';

const Erased = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  // Missing in events of older versions.
  cause: z.enum(['own', 'request', 'application']).default('own'),
  alsoPublished: z.boolean().default(false),
});

/**
 * The last email to somebody who was erased. Null when the address has been removed from the event,
 * as happens once it is sent or abandoned.
 */
export function composeErasedMail(
  { config, siteName }: MailDependencies,
  payload: unknown,
): MailDraft | null {
  const known = Erased.safeParse(payload);
  if (!known.success) return null;
  const { to, cause, alsoPublished } = known.data;
  const words = translated(accountMailMessages).erased;
  const { hello } = translated(mailMessages);
  if (cause === 'application')
    return layOut(to, {
      subject: words.applicationSubject(siteName),
      greeting: hello(''),
      paragraphs: [words.application(siteName)],
      footer: words.applicationFooter(config.supportEmail),
    });
  const begin = cause === 'request' ? words.onRequest(siteName) : words.byMember;
  return layOut(to, {
    subject: words.subject,
    greeting: hello(to.name),
    paragraphs: [
      `${begin} ${words.gone}`,
      `${alsoPublished ? words.postsDeleted : words.postsStay} ${words.backups}`,
    ],
    footer: words.footer(config.supportEmail),
  });
}
