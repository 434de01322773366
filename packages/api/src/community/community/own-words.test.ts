import { makeMember } from '@guildhall/db/testing';
import { speakOwnWords } from '@guildhall/locale/own-words/current-words';
import { afterEach, expect, test } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { createCommunitySource } from '../../community-source.ts';
import { translatedSentence } from '../../ground/errors/translated-sentence.ts';

const api = testApi();
const admin = async () => {
  const { db, as } = api();
  return as(await makeMember(db, { role: 'admin' }));
};

afterEach(() => speakOwnWords({}));

const FELLOWS = { en: { member: ['fellow', 'fellows'] } };

test('a community calls its members as it likes, errors included, and takes it back', async () => {
  const { db } = api();
  const {
    admin: { community },
  } = await admin();
  const read = () => createCommunitySource(db, { publicGeneration: () => null }).get();
  expect((await community.update({ ownWords: FELLOWS })).ownWords).toEqual(FELLOWS);
  await read();
  expect(translatedSentence('Only members can read “Members of 2026”')).toBe(
    'Only fellows can read “Members of 2026”',
  );
  await community.update({ ownWords: {} });
  await read();
  expect(translatedSentence('Only members')).toBe('Only members');
});

test.each([
  ['one form of two', { en: { member: ['fellow'] } }],
  ['an empty form', { en: { member: ['fellow', ' '] } }],
  ['markup', { en: { member: ['<b>', 'fellows'] } }],
  ['a word that reverses the sentence', { en: { member: ['fel\u202Elow', 'fellows'] } }],
  ['a very long word', { en: { member: ['x'.repeat(41), 'fellows'] } }],
  ['German with the forms of English', { de: { member: ['Genosse', 'Genossen'] } }],
])('%s is no word of a community', async (_what, ownWords) => {
  const {
    admin: { community },
  } = await admin();
  await expect(community.update({ ownWords })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await community.get()).ownWords).toEqual({});
});

test('before anything is stored, an administrator sees each sentence that would change', async () => {
  const {
    admin: { community },
  } = await admin();
  const terms = JSON.stringify(FELLOWS.en);
  expect(await community.previewWords({ locale: 'en', terms })).toEqual({
    changed: [
      { before: 'Members', after: 'Fellows' },
      { before: 'Invite a member', after: 'Invite a fellow' },
    ],
    left: ['Membership'],
  });
  await expect(community.previewWords({ locale: 'en', terms: 'no JSON' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('pages do not carry the words of other languages', async () => {
  await (await admin()).admin.community.update({ ownWords: FELLOWS });
  expect((await api().anonymous().site.config()).community).not.toHaveProperty('ownWords');
});
