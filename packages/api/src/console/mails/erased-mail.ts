import { z } from 'zod';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';

const Erased = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  // Missing in events of older versions.
  cause: z.enum(['own', 'request', 'application']).default('own'),
  alsoPublished: z.boolean().default(false),
});

const POSTS_STAY = 'Posts, comments and reviews you published stay under the name Former Member.';
const ALL_DELETED =
  'Posts and comments you published are deleted. Reviews you published stay under the name Former Member.';

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
  if (cause === 'application')
    return layOut(to, {
      subject: `Your application to ${siteName} was erased`,
      greeting: 'Hello,',
      paragraphs: [
        `As you asked, an administrator of ${siteName} erased your application and everything in it. Backups keep older copies for a while; if one is ever restored, your application is erased from it again.`,
      ],
      footer: `You didn’t ask for this? Write to ${config.supportEmail}.`,
    });
  const begin =
    cause === 'request'
      ? `As you asked, an administrator of ${siteName} deleted your account.`
      : 'Your account is deleted.';
  return layOut(to, {
    subject: 'Your account was deleted',
    greeting: to.name === '' ? 'Hello,' : `Hello ${to.name},`,
    paragraphs: [
      `${begin} Your profile and connections are gone, and your private messages now read “Message deleted with the account”.`,
      `${alsoPublished ? ALL_DELETED : POSTS_STAY} Your businesses are no longer listed. Backups keep older copies for a while; if one is ever restored, your account is deleted from it again.`,
    ],
    footer: `Wasn’t this you? Write to ${config.supportEmail}.`,
  });
}
