import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DevicePort, VerifiedAccount } from '@guildhall/api/ground/core/context';
import { DAY_MS } from '@guildhall/api/ground/values/time';
import type { SessionOptions } from './viewer.ts';

const HALF_A_YEAR_SECONDS = (180 * DAY_MS) / 1_000;
/** Accounts that one browser is known to; whichever signed in longest ago is forgotten first. */
const MAX_MARKS = 5;
const SEPARATOR = '~';

export const deviceCookieName = (secure: boolean) => (secure ? '__Host-devices' : 'devices');

/**
 * Marks a browser after a successful sign-in, so that guesses of others do not slow its member down
 * (decision 100). A mark is a random name and a signature over that name, the account and its password hash: it
 * says nothing about the account, fits no other one, and ends with the password.
 */
export function devicePort(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, secure }: SessionOptions,
): DevicePort {
  const cookie = deviceCookieName(secure);
  const marks = () => (request.cookies[cookie] ?? '').split(SEPARATOR).slice(0, MAX_MARKS);
  const findMark = (account: VerifiedAccount) =>
    marks().find((mark) => secrets.some((secret) => isMarkOf(mark, account, secret)));
  return {
    find(account) {
      const mark = findMark(account);
      return mark === undefined ? undefined : nameOf(mark);
    },
    remember(account) {
      const known = findMark(account);
      const name = known === undefined ? randomBytes(12).toString('base64url') : nameOf(known);
      const others = marks().filter((mark) => mark !== known && mark !== '');
      const all = [markOf(name, account, secrets[0] ?? ''), ...others].slice(0, MAX_MARKS);
      reply.setCookie(cookie, all.join(SEPARATOR), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: HALF_A_YEAR_SECONDS,
      });
    },
  };
}

const nameOf = (mark: string) => mark.split('.', 1)[0] ?? '';

function markOf(name: string, { id, password }: VerifiedAccount, secret: string): string {
  const signed = `guildhall device\n${id}\n${password}\n${name}`;
  return `${name}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function isMarkOf(mark: string, account: VerifiedAccount, secret: string): boolean {
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(nameOf(mark), account, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
