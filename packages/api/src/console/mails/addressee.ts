import type { MailDraft } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

/** The recipient address of a member, with their name only when the address is confirmed. */
export const addressOf = (member: MailMember): MailDraft['to'] => ({
  name: member.isConfirmed ? `${member.firstName} ${member.lastName}` : '',
  address: member.email,
});

export const greetingOf = (member: MailMember): string =>
  member.isConfirmed ? `Hello ${member.firstName},` : 'Hello,';
