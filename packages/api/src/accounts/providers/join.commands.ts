import { randomBytes } from 'node:crypto';
import type { Context } from '../../ground/core/context.ts';
import type { OidcClaims } from '../../ground/core/oidc-client.ts';
import { forbidden } from '../../ground/errors/errors.ts';
import { requireInvitation } from '../invitations/use-invitation.commands.ts';
import { RegisterInput } from '../new-account/register.schema.ts';
import { chargeNewcomer, refuseInvited } from '../new-account/store-newcomer.commands.ts';
import { createAccount } from '../registration/register.commands.ts';
import { registrationRefused } from '../registration/registration.commands.ts';
import { readRegistration } from '../registration/registration.queries.ts';

type Newcomer = OidcClaims & { email: string; providerName: string; invitation: string | null };

/**
 * Makes a newcomer a member, through the door that the community has for everyone. Where one applies, they apply as
 * others do; once they are members, their address links them. They have no password until they ask for one by email.
 * @throws FORBIDDEN where it is closed to them, CONFLICT for imported members, who get their invitation
 */
export async function joinWithProvider(
  ctx: Context,
  { invitation: code, providerName, issuer, subject, ...claims }: Newcomer,
): Promise<void> {
  await refuseInvited(ctx, claims.email);
  const invitation = await requireOpenDoor(ctx, claims.email, code);
  await chargeNewcomer(ctx);
  const newcomer = newcomerOf(claims);
  if (!newcomer)
    throw forbidden(`${providerName} did not share your name. Join with your email address instead.`);
  await createAccount(ctx, newcomer, { invitationId: invitation?.id, identity: { issuer, subject } });
}

async function requireOpenDoor(ctx: Context, email: string, code: string | null) {
  const { mode } = await readRegistration(ctx.db);
  if (mode === 'closed') throw await registrationRefused(ctx, mode);
  const invitation = code === null ? undefined : await requireInvitation(ctx.db, code, email);
  const isInvited = invitation !== undefined && (mode === 'invitation' || invitation.skipsQueue);
  if (mode !== 'open' && !isInvited) throw await registrationRefused(ctx, mode);
  return invitation;
}

/** Nobody has the password. Without a name, the address has to do until the member writes one. */
function newcomerOf({ email, firstName, lastName }: Pick<Newcomer, 'email' | 'firstName' | 'lastName'>) {
  const password = randomBytes(32).toString('base64url');
  const [local = ''] = email.split('@', 1);
  const named = RegisterInput.safeParse({ email, password, firstName, lastName });
  return named.data ?? RegisterInput.safeParse({ email, password, firstName: local }).data;
}
