import { expect, test } from 'vitest';
import { createPasswords, hashesAtOnce } from './passwords.ts';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 2],
])('on %i cores, passwords are hashed %i at a time', (cores, count) => {
  expect(hashesAtOnce(cores)).toBe(count);
});

test('a password is hashed at the cost that OWASP recommends', async () => {
  expect(await createPasswords().hash('a password')).toContain('$argon2id$v=19$m=19456,p=1,t=2$');
});

test('a hash of a lower cost is replaced at the next sign-in', async () => {
  const cheap = await createPasswords({ memoryCost: 8, timeCost: 1 }).hash('a password');
  expect(createPasswords().needsRehash(cheap)).toBe(true);
  expect(createPasswords().needsRehash(await createPasswords().hash('a password'))).toBe(false);
});
