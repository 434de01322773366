import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { expectedLists } from '../../../testing/lists/expected.ts';
import { importList } from '../../../testing/lists/import-list.ts';

const api = testApi();

/** Rows of which something is stored that the lists' author would not store. */
const WRONG: Record<string, string[]> = {
  // A number without its area may be a number of the place, so it stays, and its row says that it may be incomplete.
  '25-wildapricot-members.csv': ['row 19: phone is "555-0182", not null'],
};
/** Rows that are refused with a sentence, and whom the author would store without what is spoiled. */
const REFUSED: Record<string, RegExp[]> = {
  '23-hubspot-contacts.csv': [/^row 6: .*shortened this number/, /^row 11: .*shortened this number/],
};

it.each(expectedLists())('$list is imported without a wrong person', async (list) => {
  const { wrong, refused } = await importList(api(), list);
  expect(wrong).toEqual(WRONG[list.list] ?? []);
  expect(refused).toEqual((REFUSED[list.list] ?? []).map((words) => expect.stringMatching(words)));
});
