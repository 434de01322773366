import type { Context } from '../../ground/core/context.ts';
import { notFound, unavailable } from '../../ground/errors/errors.ts';
import { OidcFailure } from '../../ground/core/oidc-client.ts';
import { type KnownProvider, findProvider, redirectUriOf } from './providers.queries.ts';
import type { ProviderPage, StartProviderInput } from './providers.schema.ts';
import { openSignIn } from './sign-ins.commands.ts';

/** @throws NOT_FOUND when the community has no such provider */
export async function requireProvider({ db, services }: Context, key: string): Promise<KnownProvider> {
  const provider = await findProvider(db, services, key);
  if (!provider) throw notFound('You cannot sign in with this service here any more.');
  return provider;
}

/** Begins a sign-in, or the linking of an account for `userId`. @throws SERVICE_UNAVAILABLE when it does not answer */
export async function goToProvider(
  ctx: Context,
  provider: KnownProvider,
  { userId, invitation }: { userId?: number; invitation?: string | undefined },
): Promise<ProviderPage> {
  const binding = await openSignIn(ctx, { providerId: provider.id, userId, invitation });
  const redirectUri = redirectUriOf(ctx.services.config, provider.key);
  try {
    return { url: await ctx.services.oidc.begin(provider, redirectUri, binding) };
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error;
    ctx.services.log.warn(
      { provider: provider.key, reason: error.message },
      'sign-in provider does not work',
    );
    throw unavailable(
      `${provider.name} cannot be reached right now. Sign in another way, or try again later.`,
    );
  }
}

export async function startSignIn(
  ctx: Context,
  { key, invitation }: StartProviderInput,
): Promise<ProviderPage> {
  return goToProvider(ctx, await requireProvider(ctx, key), { invitation });
}
