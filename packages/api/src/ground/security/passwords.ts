import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PASSWORD_COST } from '@guildhall/db';
import argon2 from 'argon2';
import { unavailable } from '../errors/errors.ts';

const AT_ONCE = hashesAtOnce(availableParallelism());
const QUEUE = 32;
const WAIT_MS = 2_000;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Also of a hash from before passwords were normalized, which is of what was typed. */
  verify(hash: string, password: string): Promise<boolean>;
  /** Takes as long as `verify`, so that timing does not reveal an unknown account. */
  verifyDummy(password: string): Promise<false>;
  /** Whether the hash of this right password is of an older cost, or of what was typed. */
  needsRehash(hash: string, password: string): Promise<boolean>;
};

/** The hash of a random password, for an account whose member chooses one by a link. */
export const hashOfUnknown = (passwords: Passwords): Promise<string> =>
  passwords.hash(randomBytes(32).toString('base64url'));

/**
 * Password hashing with a concurrency limit, so that a burst of sign-ins can starve neither file and DNS work of
 * threads nor pages of a core. When the queue is full, or after two seconds in it, callers get a 503.
 * @param cost of new hashes; tests lower it
 */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  const gate = createGate();
  const parameters = { type: argon2.argon2id, parallelism: 1, ...cost } as const;
  const dummy = argon2.hash('the password of nobody', parameters);
  const verify = (hash: string, password: string) => gate(() => argon2.verify(hash, password));
  const verifyEither = async (hash: string, password: string) =>
    (await verify(hash, prepared(password))) || (!isPrepared(password) && (await verify(hash, password)));
  return {
    hash: (password) => gate(() => argon2.hash(prepared(password), parameters)),
    verify: verifyEither,
    async verifyDummy(password) {
      await verifyEither(await dummy, password);
      return false;
    },
    needsRehash: async (hash, password) =>
      argon2.needsRehash(hash, parameters) ||
      (!isPrepared(password) && !(await verify(hash, prepared(password)))),
  };
}

/** As RFC 8265 prepares a password: keyboards type the same letters as different characters. */
const prepared = (password: string): string => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
const isPrepared = (password: string): boolean => prepared(password) === password;

/** At most two, leaving one core for other requests where there are several. */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(2, cores - 1));
}

function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter() {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= QUEUE) throw unavailable();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(unavailable());
      }, WAIT_MS);
      // The slot passes to the next in the queue, so `running` does not change.
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(start);
    });
  }

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
