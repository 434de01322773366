import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import { createToken } from '../account/account-tokens.commands.ts';
import { LINK_MINUTES } from '../account/account.schema.ts';
import type { MailDependencies } from './mail-dependencies.ts';
import { type MailDraft, layOut } from './mail-layout.ts';
import type { MailMember } from './mail.queries.ts';

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
  const to = { name: '', address: newAddress };
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', newAddress)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (other)
    return layOut(to, {
      subject: `You have a ${siteName} account with this address`,
      greeting: 'Hello,',
      paragraphs: [
        'Somebody, hopefully you, wants to use this address for another account. An address belongs to one account only, so nothing was changed.',
        `You have two accounts? Write to ${config.supportEmail}: an administrator can merge them.`,
      ],
      footer: 'Wasn’t this you? You can ignore this email.',
    });
  const token = await createToken(db, {
    userId: member.id,
    email: formerAddress,
    purpose: 'address_change',
    sentTo: newAddress,
  });
  if (token === null) return null;
  return layOut(to, {
    subject: `Use this address for your ${siteName} account`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, hopefully you, wants to sign in to ${siteName} with this address. Please confirm that it is yours. The link works once, for ${LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Use this address', url: `${config.publicOrigin}/verify-email#token=${token}` },
    footer: `No account at ${siteName}? You can ignore this email.`,
  });
}

const Changed = z.object({ formerAddress: z.string(), byMember: z.boolean().default(false) });

/** To the address with which somebody signed in until now; without a name, as it may be somebody else's today. */
export function composeAddressChanged({ config, siteName }: MailDependencies, payload: unknown): MailDraft {
  const { formerAddress, byMember } = Changed.parse(payload);
  return layOut(
    { name: '', address: formerAddress },
    {
      subject: `The address of your ${siteName} account was changed`,
      greeting: 'Hello,',
      paragraphs: [
        byMember
          ? `Your account has another email address now, which was confirmed by a link in an email sent there. Nobody can sign in with this address any more.`
          : `An administrator of ${siteName} gave your account another email address, to which a link to choose a password was sent. Nobody can sign in with this address any more.`,
      ],
      footer: `You didn’t ask for this? Write to ${config.supportEmail} right away.`,
    },
  );
}
