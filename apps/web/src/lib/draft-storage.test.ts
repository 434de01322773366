// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from './draft-key.ts';
import { deleteExpiredDrafts, hasDraft, openDraft, rebaseDraft, storeDraft } from './draft-storage.ts';
import { deleteDraftsOf } from './draft-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const key = draftKey(7, 'business:5');
const saved = { name: 'Rye & Shine', city: 'Lisbon', services: ['Rye'] };

const type = (changes: Partial<typeof saved>, from = saved) =>
  storeDraft(openDraft(key, from), { ...from, ...changes });
const reopen = (now = saved) => openDraft(key, now);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a draft', () => {
  test('brings back the fields that were typed', () => {
    type({ name: 'Rye & Rise' });
    expect(reopen()).toMatchObject({
      values: { ...saved, name: 'Rye & Rise' },
      isRestored: true,
      changes: [],
    });
  });

  test('leaves the other fields to what was saved meanwhile', () => {
    type({ name: 'Rye & Rise' });
    expect(reopen({ ...saved, city: 'Porto' })).toMatchObject({
      values: { name: 'Rye & Rise', city: 'Porto' },
      changes: [],
    });
  });

  test('says when what was typed over has changed since', () => {
    type({ name: 'Rye & Rise' });
    expect(reopen({ ...saved, name: 'Rye Ltd' })).toMatchObject({
      values: { name: 'Rye & Rise' },
      changes: [{ field: 'name', saved: 'Rye Ltd', isTyped: true }],
    });
  });

  test('moves on top of what was saved elsewhere, and names what was changed there', () => {
    const opened = openDraft(key, saved, 1);
    const typed = { ...saved, name: 'Rye & Rise' };
    const elsewhere = { ...saved, name: 'Rye Ltd', city: 'Porto' };
    expect(rebaseDraft(opened, typed, elsewhere, 2)).toMatchObject({
      version: 2,
      values: { name: 'Rye & Rise', city: 'Porto' },
      changes: [
        { field: 'name', saved: 'Rye Ltd', isTyped: true },
        { field: 'city', saved: 'Porto', isTyped: false },
      ],
    });
    expect(rebaseDraft(opened, elsewhere, elsewhere, 2)).toMatchObject({ isRestored: false, changes: [] });
  });

  test('is gone once it says what is saved', () => {
    type({ name: 'Rye & Rise' });
    expect(reopen({ ...saved, name: 'Rye & Rise' }).isRestored).toBe(false);
    type({});
    expect(hasDraft(key)).toBe(false);
  });

  test('of 100,000 characters comes back whole', () => {
    const long = 'ä😀 '.repeat(25_000);
    expect(type({ name: long })).toBe(true);
    expect(reopen().values.name).toBe(long);
  });

  test('too long for the browser is refused, and the previous one stays', () => {
    type({ name: 'Rye & Rise' });
    expect(type({ name: 'x'.repeat(1_000_001) })).toBe(false);
    expect(reopen().values.name).toBe('Rye & Rise');
  });

  test('is refused when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(type({ name: 'Rye & Rise' })).toBe(false);
  });

  test.each(['{', 'null', '[]', '"text"', '{"at":9e15,"values":{"name":5,"services":"Rye","other":"x"}}'])(
    'that is damaged changes nothing: %s',
    (text) => {
      localStorage.setItem(key, text);
      expect(reopen()).toMatchObject({ values: saved, isRestored: false });
    },
  );

  test('expires after 30 days, and one of a clock that is a day off does not', () => {
    vi.useFakeTimers();
    type({ name: 'Rye & Rise' });
    vi.setSystemTime(Date.now() - DAY_MS);
    deleteExpiredDrafts();
    expect(reopen().isRestored).toBe(true);
    vi.setSystemTime(Date.now() + 2 * DAY_MS);
    expect(reopen().isRestored).toBe(true);
    vi.setSystemTime(Date.now() + 30 * DAY_MS);
    expect(reopen().isRestored).toBe(false);
    deleteExpiredDrafts();
    expect(hasDraft(key)).toBe(false);
  });

  test('is deleted with those of its member alone', () => {
    type({ name: 'Rye & Rise' });
    const other = openDraft(draftKey(77, 'post'), { content: '' });
    storeDraft(other, { content: 'Hello' });
    deleteDraftsOf(7);
    expect([hasDraft(key), hasDraft(draftKey(77, 'post'))]).toEqual([false, true]);
  });
});
