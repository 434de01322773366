import { withTransaction } from '@guildhall/db';
import type { Context } from '../../ground/core/context.ts';
import { type OidcClaims, OidcFailure } from '../../ground/core/oidc-client.ts';
import { conflict, forbidden, unauthorized, unavailable } from '../../ground/errors/errors.ts';
import { addressKey } from '../../ground/limits/address-key.ts';
import { recordRefusal } from './record-refusal.commands.ts';
import { linkIdentity, whyNotLinked } from '../identities/identities.commands.ts';
import { type KnownProvider, redirectUriOf } from './providers.queries.ts';
import type { FinishProviderInput, ProviderResult } from './providers.schema.ts';
import { enterWithProvider } from './enter-with-provider.commands.ts';
import { bindingOf, spendSignIn } from './sign-ins.commands.ts';
import { requireProvider } from './start.commands.ts';

const AGAIN = 'This sign-in began in another browser or tab, or took too long. Please try again.';
const SIGNED_OUT = 'You were signed out in the meantime. Sign in, and link the account again.';

/**
 * Finishes what began at a provider: a member signs in, a newcomer joins, or the member who is signed in links an
 * account. Once an answer is looked at, it is used up, whatever it turns out to be.
 * @throws UNAUTHORIZED for an answer that opens nothing, and one that says `secondFactor` where that is due
 */
export async function finishSignIn(
  ctx: Context,
  { key, answer }: FinishProviderInput,
): Promise<ProviderResult> {
  const provider = await requireProvider(ctx, key);
  const { token } = ctx.provider;
  const state = new URLSearchParams(answer).getAll('state');
  // An answer that this browser did not ask for leaves alone what it asked for.
  if (token === undefined || state.length !== 1 || state[0] !== bindingOf(token).state) {
    log(ctx, provider, 'the answer is for another browser');
    throw unauthorized(AGAIN);
  }
  const refund = await ctx.services.limiter.reserve({
    name: 'loginFailedByIp',
    key: addressKey(ctx.request.ip),
  });
  const signIn = await spendSignIn(ctx.db, token, provider.id);
  ctx.provider.forget();
  if (!signIn) throw unauthorized(AGAIN);
  const { userId, invitation } = signIn;
  if (userId !== null && ctx.viewer?.id !== userId) throw unauthorized(SIGNED_OUT);
  const claims = await verify(ctx, provider, { answer, token, userId });
  await refund();
  if (userId === null) return enterWithProvider(ctx, { provider, claims, invitation });
  const link = { userId, identity: claims, providerName: provider.name };
  if (!(await withTransaction(ctx.db, (trx) => linkIdentity(trx, ctx.request, link)))) {
    await recordRefusal(ctx.db, userId, ctx.request);
    throw conflict(await whyNotLinked(ctx.db, link));
  }
  return { status: 'linked' };
}

/** What the provider says of the person, when all of it is right. */
async function verify(
  ctx: Context,
  provider: KnownProvider,
  { answer: parameters, token, userId }: { answer: string; token: string; userId: number | null },
): Promise<OidcClaims> {
  const { config, oidc } = ctx.services;
  const answer = { parameters, binding: bindingOf(token) };
  try {
    return await oidc.finish(provider, redirectUriOf(config, provider.key), answer);
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    if (error.kind === 'cancelled') throw forbidden(`You did not sign in at ${provider.name}.`);
    log(ctx, provider, error.message);
    if (error.kind === 'unreachable')
      throw unavailable(
        `${provider.name} cannot be reached right now. Sign in another way, or try again later.`,
      );
    if (userId !== null) await recordRefusal(ctx.db, userId, ctx.request);
    throw unauthorized(
      `What ${provider.name} answered cannot be trusted, so nothing was opened. Please try again.`,
    );
  }
}

const log = ({ services, request }: Context, { key }: KnownProvider, reason: string): void =>
  services.log.warn(
    { event: 'oidc_refused', provider: key, reason, requestId: request.id },
    'sign-in refused',
  );
