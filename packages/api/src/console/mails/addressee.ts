import type { MailDraft } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { fullName } from '../../ground/values/person-name.ts';

/** The recipient address of a member, with their name only when the address is confirmed. */
export const addressOf = (member: MailMember): MailDraft['to'] => ({
  name: member.isConfirmed ? fullName(member) : '',
  address: member.email,
});

export const greetingOf = (member: MailMember): string =>
  member.isConfirmed ? `Hello ${member.firstName},` : 'Hello,';
