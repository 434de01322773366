import { z } from 'zod';
import { ADMIN_PASSWORD_MIN } from '../../ground/security/password.schema.ts';
import { StaffRole } from '../../ground/roles/roles.schema.ts';
import { ROLE_NAMES } from '../../ground/values/role-names.ts';
import { addressOf, greetingOf } from './addressee.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

const Payload = z.object({ role: StaffRole.optional() });
const FOOTER = 'You always get this email because it concerns the security of your account.';

/** Notifies a member of a role that they have now, or no longer have. */
export function composeRoleMail(
  { config, siteName }: MailDependencies,
  member: MailMember,
  topic: 'mail.role_granted' | 'mail.role_ended' | 'mail.demoted',
  payload: unknown,
): MailDraft {
  const { role } = Payload.parse(payload);
  const { name, does } = role ? ROLE_NAMES[role] : { name: 'Administrator', does: '' };
  const isGranted = topic === 'mail.role_granted';
  return layOut(addressOf(member), {
    subject: isGranted
      ? `You now have a role at ${siteName}: ${name}`
      : `You no longer have the role ${name} at ${siteName}`,
    greeting: greetingOf(member),
    paragraphs: isGranted
      ? [
          `It is for: ${does}.`,
          `Sign in again to open the console. Passwords of members with a role must have at least ${ADMIN_PASSWORD_MIN} characters. If yours is shorter, we’ll email you a link to choose a new one.`,
        ]
      : ['You were signed out. You can sign in again as before; your profile and posts are unchanged.'],
    action: {
      label: isGranted ? 'Open the console' : `Open ${siteName}`,
      url: `${config.publicOrigin}${isGranted ? '/admin' : ''}`,
    },
    footer: FOOTER,
  });
}
