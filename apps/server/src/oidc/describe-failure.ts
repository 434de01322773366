import * as oidc from 'openid-client';
import { OidcFailure } from '@guildhall/api/ground/core/oidc-client';

const REASON_MAX = 300;

/** What a person sees of it depends on the kind; the log gets the library's sentences, which quote no token. */
export function describeFailure(error: unknown): OidcFailure {
  const chain = causesOf(error);
  const own = chain.find((one) => one instanceof OidcFailure);
  if (own) return own;
  const reason = chain
    .map(({ message }) => message)
    .join(': ')
    .slice(0, REASON_MAX);
  if (error instanceof oidc.AuthorizationResponseError) return saidBy(error.error, reason);
  const isLate = error instanceof oidc.ClientError && /^OAUTH_(?:TIMEOUT|ABORT)$/.test(error.code ?? '');
  return new OidcFailure(isLate ? 'unreachable' : 'refused', reason, { cause: error });
}

/** The error that a provider sent the browser back with (RFC 6749, 4.1.2.1). */
function saidBy(code: string, reason: string): OidcFailure {
  if (code === 'access_denied') return new OidcFailure('cancelled', reason);
  const isBusy = code === 'server_error' || code === 'temporarily_unavailable';
  return new OidcFailure(isBusy ? 'unreachable' : 'refused', `${reason}: ${code.slice(0, 60)}`);
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}
