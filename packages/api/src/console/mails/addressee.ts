import type { MailDraft } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { translated } from '@guildhall/locale/translated';
import { mailMessages } from './mails.messages.ts';

type Addressee = Pick<MailMember, 'firstName' | 'lastName' | 'email' | 'isConfirmed'>;

/** The recipient address of a member, with their name only when the address is confirmed. */
export const addressOf = (member: Addressee): MailDraft['to'] => ({
  name: member.isConfirmed ? fullName(member) : '',
  address: member.email,
});

export const greetingOf = (member: Addressee): string =>
  translated(mailMessages).hello(member.isConfirmed ? member.firstName : '');

export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
