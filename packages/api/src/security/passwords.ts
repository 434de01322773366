import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { unavailable } from '../core/errors.ts';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane; about 20 ms of one core. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Where there is one core only, the second hash would take its turn from everybody's answers. */
const AT_ONCE = Math.min(2, availableParallelism());
const QUEUE = 32;
const WAIT_MS = 2_000;

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Costs as much as `verify`, so that an unknown account cannot be told by the clock. */
  verifyDummy(password: string): Promise<false>;
  needsRehash(hash: string): boolean;
};

/**
 * Password hashing behind a gate: at most two hashes at once (one on a single core), so that a storm of sign-ins
 * cannot starve file and DNS work of threads. Beyond the queue, or after two seconds in it,
 * callers get a 503.
 */
export function createPasswords(): Passwords {
  const gate = createGate();
  const dummy = argon2.hash('the password of nobody', PARAMETERS);
  return {
    hash: (password) => gate(() => argon2.hash(password, PARAMETERS)),
    verify: (hash, password) => gate(() => argon2.verify(hash, password)),
    verifyDummy: async (password) => {
      const hash = await dummy;
      await gate(() => argon2.verify(hash, password));
      return false;
    },
    needsRehash: (hash) => argon2.needsRehash(hash, PARAMETERS),
  };
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
      // The leaver hands its place over, so `running` stays as it is.
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
