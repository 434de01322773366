import type { JoinInput } from '@guildhall/api/accounts/registration/registration.schema';
import { solveChallenge } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';

export type Proof = NonNullable<JoinInput['proof']>;

const TIMEOUT_MS = 30_000;

/** Web Crypto computes on threads of its own, so typing stays smooth without a worker. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const rules = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost };
  return { derivedKey: new Uint8Array(await subtle.deriveBits(rules, key, keyLength * 8)) };
};

/** Undefined when it takes too long or is aborted. */
export async function solve(
  challenge: Proof['challenge'],
  controller: AbortController,
): Promise<Proof | undefined> {
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT_MS });
  return solution ? { challenge, solution } : undefined;
}
