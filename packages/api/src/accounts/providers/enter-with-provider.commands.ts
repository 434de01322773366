import { withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import type { OidcClaims } from '../../ground/core/oidc-client.ts';
import { forbidden, unauthorized } from '../../ground/errors/errors.ts';
import { ROLES } from '../../ground/roles/in-force.ts';
import { isStaff } from '../../ground/roles/roles.policy.ts';
import { email as emailField } from '../../ground/values/fields.ts';
import { beginSession } from '../entering/begin-session.commands.ts';
import { endSuspensionOf } from '../entering/end-suspension-of.commands.ts';
import { type SignInAccount, findSignInAccount, findSignInAccountOf } from '../lookup/accounts.queries.ts';
import { linkIdentity, useIdentity } from '../identities/identities.commands.ts';
import { joinWithProvider } from './join.commands.ts';
import type { KnownProvider } from './providers.queries.ts';
import type { ProviderResult } from './providers.schema.ts';
import { recordRefusal } from './record-refusal.commands.ts';

const AGAIN = 'Your account was changed in the meantime. Please sign in again.';

type Entering = { provider: KnownProvider; claims: OidcClaims; invitation: string | null };

/**
 * Signs in the member who is linked to this account of the provider. Only an account that is not linked is looked up by
 * its address, and only where both sides have confirmed it.
 */
export async function enterWithProvider(
  ctx: Context,
  { provider, claims, invitation }: Entering,
): Promise<ProviderResult> {
  const known = await useIdentity(ctx.db, claims);
  if (known) return enterAs(ctx, provider, await findSignInAccountOf(ctx.db, known.userId));
  const email = isPlain(claims.email ?? '') ? emailField.safeParse(claims.email).data : undefined;
  const account = email === undefined ? undefined : await findSignInAccount(ctx.db, email);
  if (email === undefined || !claims.isEmailVerified) {
    if (account) await recordRefusal(ctx.db, account.id, ctx.request);
    throw forbidden(unconfirmedAt(provider));
  }
  if (!account) {
    if (!provider.takesNewcomers)
      throw forbidden(
        `Nobody here is linked to this account of ${provider.name}. Join with your email address first.`,
      );
    await joinWithProvider(ctx, { ...claims, email, providerName: provider.name, invitation });
    return { status: 'joined' };
  }
  if (!account.isActive) await endSuspensionOf(ctx, account);
  if (!(await linkByAddress(ctx, { provider, claims, account, email }))) {
    await recordRefusal(ctx.db, account.id, ctx.request);
    throw forbidden(
      `Your account here is not linked to this account of ${provider.name}. ${linkYourself(provider)}`,
    );
  }
  return enterAs(ctx, provider, await findSignInAccountOf(ctx.db, account.id));
}

/** Our spelling of an address folds characters that only look alike; the provider's mailbox is another one then. */
const isPlain = (address: string) => /^[\u0021-\u007E]+$/.test(address);

const linkYourself = ({ name }: KnownProvider) =>
  `Sign in the way you usually do, then link ${name} in Settings, under Security.`;

/** The same whether there is an account or not: anyone can claim any address where nobody confirms it. */
const unconfirmedAt = (provider: KnownProvider) =>
  `${provider.name} has not confirmed your email address, so it can’t open an account here. ${linkYourself(provider)} If you’re new, join with your email address.`;

/** Those with a role need two-step sign-in, as for a code by email: a provider may let in anyone at the screen. */
async function enterAs(
  ctx: Context,
  { name }: KnownProvider,
  account: SignInAccount | undefined,
): Promise<ProviderResult> {
  if (!account) throw unauthorized(AGAIN);
  if (!account.isActive) await endSuspensionOf(ctx, account);
  if (isStaff(account) && !account.hasSecondFactor)
    throw forbidden(
      `With your role, signing in with ${name} takes two-step sign-in. Sign in with your password, and turn it on in Settings, under Security.`,
    );
  await beginSession(ctx, account, AGAIN);
  return { status: 'signedIn' };
}

type Linking = { provider: KnownProvider; claims: OidcClaims; account: SignInAccount; email: string };

/**
 * Links the account of an address that the provider and we have confirmed. Not for roles: who sets up a provider would
 * become anyone. Not where it was confirmed without being signed in: a stranger may know the password. Not where another account there is linked: the address may have passed to another person.
 */
function linkByAddress(ctx: Context, { provider, claims, account, email }: Linking): Promise<boolean> {
  return withTransaction(ctx.db, async (trx) => {
    const own = await trx
      .selectFrom('users')
      .select(['id', 'role', ROLES.as('roles')])
      .where('id', '=', account.id)
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is not', null)
      .where('confirmedElsewhere', '=', false)
      .forShare()
      .executeTakeFirst();
    if (!own || isStaff(own)) return false;
    return linkIdentity(trx, ctx.request, { userId: own.id, identity: claims, providerName: provider.name });
  });
}
