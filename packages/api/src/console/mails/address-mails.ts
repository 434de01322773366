import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { createToken } from '../account/account-tokens.commands.ts';
import { LINK_MINUTES } from '../account/account.schema.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';
import { translated } from '@guildhall/locale/translated';
import { accountMailMessages } from './account-mails.messages.ts';
import { mailMessages } from './mails.messages.ts';

const Change = z.object({ formerAddress: z.string(), newAddress: z.string() });

/**
 * To the address that a member wants from now on, with a link that gives it to the account; without a name or a word of
 * theirs, as it may be a stranger's. Who has an account with it already is told so instead.
 */
export async function composeAddressChange(
  db: Kysely<DB>,
  { config, siteName }: MailDependencies,
  member: MailMember,
  payload: unknown,
): Promise<MailDraft | null> {
  const { formerAddress, newAddress } = Change.parse(payload);
  const { addressInUse, useAddress, verifyEmail } = translated(accountMailMessages);
  const greeting = translated(mailMessages).hello('');
  const to = { name: '', address: newAddress };
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', newAddress)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (other)
    return layOut(to, {
      subject: addressInUse.subject(siteName),
      greeting,
      paragraphs: [addressInUse.paragraph, addressInUse.twoAccounts(config.supportEmail)],
      footer: addressInUse.footer,
    });
  const token = await createToken(db, {
    userId: member.id,
    email: formerAddress,
    purpose: 'address_change',
    sentTo: newAddress,
  });
  if (token === null) return null;
  return layOut(to, {
    subject: useAddress.subject(siteName),
    greeting,
    paragraphs: [useAddress.paragraph(siteName, LINK_MINUTES)],
    action: { label: useAddress.label, url: `${config.publicOrigin}/verify-email#token=${token}` },
    footer: verifyEmail.footer(siteName),
  });
}

const Changed = z.object({ formerAddress: z.string(), byMember: z.boolean().default(false) });

/** To the address with which somebody signed in until now; without a name, as it may be somebody else's today. */
export function composeAddressChanged({ config, siteName }: MailDependencies, payload: unknown): MailDraft {
  const { formerAddress, byMember } = Changed.parse(payload);
  const { addressChanged, dataExported } = translated(accountMailMessages);
  return layOut(
    { name: '', address: formerAddress },
    {
      subject: addressChanged.subject(siteName),
      greeting: translated(mailMessages).hello(''),
      paragraphs: [byMember ? addressChanged.byMember : addressChanged.byAdmin(siteName)],
      footer: dataExported.footer(config.supportEmail),
    },
  );
}
