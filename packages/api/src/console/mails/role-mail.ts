import { z } from 'zod';
import { ADMIN_PASSWORD_MIN } from '../../ground/security/password.schema.ts';
import { StaffRole } from '../../ground/roles/roles.schema.ts';
import { ROLE_NAMES } from '../../ground/values/role-names.messages.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';
import { mailMessages } from './mails.messages.ts';

const Payload = z.object({ role: StaffRole.optional() });

/** Notifies a member of a role that they have now, or no longer have. */
export function composeRoleMail(
  { config, siteName }: MailDependencies,
  member: MailMember,
  topic: 'mail.role_granted' | 'mail.role_ended' | 'mail.demoted',
  payload: unknown,
): MailDraft {
  const { role } = Payload.parse(payload);
  const { role: words, openConsole, footer } = translated(accountMailMessages);
  const { name, does } = role ? translated(ROLE_NAMES)[role] : { name: words.administrator, does: '' };
  const isGranted = topic === 'mail.role_granted';
  return layOut(addressOf(member), {
    subject: isGranted ? words.granted(siteName, name) : words.ended(siteName, name),
    greeting: greetingOf(member),
    paragraphs: isGranted ? [words.isFor(does), words.password(ADMIN_PASSWORD_MIN)] : [words.signedOut],
    action: {
      label: isGranted ? openConsole : translated(mailMessages).open(siteName),
      url: `${config.publicOrigin}${isGranted ? '/admin' : ''}`,
    },
    footer,
  });
}
