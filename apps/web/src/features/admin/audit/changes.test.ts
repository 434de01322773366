import { expect, test } from 'vitest';
import { changesOf as allChangesOf } from './changes.ts';

type Row = Parameters<typeof allChangesOf>[0];
const changesOf = (row: Row) => allChangesOf(row, (hundredths) => `${hundredths / 100} €`);

test('shows fields in words, and leaves out what stayed the same', () => {
  expect(
    changesOf({ before: { isActive: true, role: 'member' }, after: { isActive: false, role: 'member' } }),
  ).toEqual([{ name: 'Is active', before: 'yes', after: 'no' }]);
});

test('shows the first of many ids and how many there are, and counts what is no plain value', () => {
  const ids = Array.from({ length: 386 }, (_, at) => at + 1);
  expect(
    changesOf({ before: null, after: { memberIds: ids, moved: [{ table: 'posts', moved: 1 }] } }),
  ).toEqual([
    { name: 'Member ids', after: '1, 2, 3, 4, 5 and 381 more' },
    { name: 'Moved', after: '1 entry' },
  ]);
});

test('says so of an empty value', () => {
  expect(changesOf({ before: { company: '' }, after: { company: 'Pão' } })).toEqual([
    { name: 'Company', before: '(empty)', after: 'Pão' },
  ]);
  expect(changesOf({ before: null, after: { note: null } })).toEqual([{ name: 'Note', after: '(empty)' }]);
});

test('shows prices as amounts', () => {
  expect(changesOf({ before: { price: 14_950, place: 2 }, after: { price: 20_000, place: 300 } })).toEqual([
    { name: 'Price', before: '149.5 €', after: '200 €' },
    { name: 'Place', before: '2', after: '300' },
  ]);
  expect(changesOf({ before: { quotedAmount: null }, after: { quotedAmount: 5_000 } })).toEqual([
    { name: 'Quoted amount', before: '(empty)', after: '50 €' },
  ]);
});
