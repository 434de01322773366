import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChallengePort } from '@guildhall/api/ground/core/context';
import { CHALLENGE_MINUTES } from '@guildhall/api/accounts/second-factor/second-factor.schema';
import type { SessionOptions } from './viewer.ts';

export const challengeCookieName = (secure: boolean) => (secure ? '__Host-challenge' : 'challenge');

/** A random token, whose hash the database knows: a sign-in that lacks its second factor goes on in this browser only. */
export function challengePort(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: Pick<SessionOptions, 'secure'>,
): ChallengePort {
  const name = challengeCookieName(secure);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    token: request.cookies[name],
    remember: (token) => void reply.setCookie(name, token, { ...options, maxAge: CHALLENGE_MINUTES * 60 }),
    forget: () => void reply.clearCookie(name, options),
  };
}
