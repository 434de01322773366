import argon2 from 'argon2';
import { PASSWORD_COST } from '@guildhall/db';

/** The password of every seeded account; for development and demonstrations only. */
export const DEMO_PASSWORD = 'guildhall-demo';

/** Whether a stored password is still the published one. */
export const isDemoPassword = (hash: string): Promise<boolean> => argon2.verify(hash, DEMO_PASSWORD);

/** Hashed once for all accounts of a seed: one hash takes about 20 ms. */
export function hashDemoPassword(): Promise<string> {
  return argon2.hash(DEMO_PASSWORD, { type: argon2.argon2id, parallelism: 1, ...PASSWORD_COST });
}
