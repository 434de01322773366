import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChallengePort } from '@guildhall/api/ground/core/context';
import { CODE_MINUTES } from '@guildhall/api/accounts/mailed-code/mailed-code.schema';
import { PASSKEY_MINUTES } from '@guildhall/api/accounts/passkeys/passkeys.schema';
import { PROVIDER_MINUTES } from '@guildhall/api/accounts/providers/providers.schema';
import { CHALLENGE_MINUTES } from '@guildhall/api/accounts/second-factor/second-factor.schema';
import type { SessionOptions } from './viewer.ts';

type Cookie = { name: string; minutes: number };

/** Of a sign-in whose second factor is due. */
export const CHALLENGE: Cookie = { name: 'challenge', minutes: CHALLENGE_MINUTES };
/** Of a sign-in that waits for a code by email. */
export const LOGIN_CODE: Cookie = { name: 'login-code', minutes: CODE_MINUTES };
/** Of a passkey that is asked. */
export const PASSKEY: Cookie = { name: 'passkey', minutes: PASSKEY_MINUTES };
/** Of a sign-in that is under way at a provider. */
export const PROVIDER: Cookie = { name: 'provider', minutes: PROVIDER_MINUTES };

const cookieName = (secure: boolean, { name } = CHALLENGE) => (secure ? `__Host-${name}` : name);

/** A random token, whose hash the database knows: a sign-in that has begun goes on in this browser only. */
export function challengePort(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: Pick<SessionOptions, 'secure'>,
  cookie: Cookie,
): ChallengePort {
  const name = cookieName(secure, cookie);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    token: request.cookies[name],
    remember: (token) => void reply.setCookie(name, token, { ...options, maxAge: cookie.minutes * 60 }),
    forget: () => void reply.clearCookie(name, options),
  };
}
