import argon2 from 'argon2';
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
  expect(await createPasswords().needsRehash(cheap, 'a password')).toBe(true);
  const current = await createPasswords().hash('a password');
  expect(await createPasswords().needsRehash(current, 'a password')).toBe(false);
});

const composed = 'Zwei-blaue-Kähne 한국'.normalize('NFC');
const decomposed = composed.normalize('NFD');
const cost = { memoryCost: 8, timeCost: 1 };

test('a password is the same whichever way a device types its letters and blanks', async () => {
  const passwords = createPasswords(cost);
  expect(await passwords.verify(await passwords.hash(decomposed), composed)).toBe(true);
  expect(await passwords.verify(await passwords.hash(composed), decomposed)).toBe(true);
  expect(await passwords.verify(await passwords.hash('two words'), 'two\u00a0words')).toBe(true);
  expect(await passwords.verify(await passwords.hash(composed), composed.toLowerCase())).toBe(false);
});

test('a hash from before passwords were normalized is accepted once, and replaced', async () => {
  const passwords = createPasswords(cost);
  const old = await argon2.hash(decomposed, { ...cost, parallelism: 1, type: argon2.argon2id });
  expect(await passwords.verify(old, decomposed)).toBe(true);
  expect(await passwords.needsRehash(old, decomposed)).toBe(true);
  expect(await passwords.needsRehash(await passwords.hash(decomposed), decomposed)).toBe(false);
});
