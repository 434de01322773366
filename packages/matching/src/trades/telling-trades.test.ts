import { describe, expect, test } from 'vitest';
import { member } from '../../testing/members.ts';
import { TELLING_LANGUAGES, tellingWords } from '../data/telling.ts';
import { tradesById } from '../lexicon.ts';
import { readMember } from '../scoring/member-reading.ts';

const sureTrades = (lookingFor: string): readonly string[] =>
  readMember(member({ lookingFor }))
    .needs.flatMap(({ trades }) => trades)
    .filter(({ certainty }) => certainty === 1)
    .map(({ trade }) => trade);

describe('a problem in everyday words', () => {
  test.each([
    ['wasps in the loft', 'pest-control'],
    ['somewhere to store twenty pallets until spring', 'warehousing'],
    ['my teenager wants to learn drums', 'music-lessons'],
    ['Ratten im Hinterhof', 'pest-control'],
    ['Leute für die Weinlese', 'recruiting'],
    ['le robinet goutte depuis lundi', 'plumbing'],
    ['quelqu’un pour tailler la haie', 'landscaping'],
    ['huele a humedad en el almacén', 'damp-proofing'],
    ['alguém para tirar os ratos do restaurante', 'pest-control'],
  ])('tells the trade: “%s”', (need, trade) => {
    expect(sureTrades(need)).toContain(trade);
  });

  test.each([
    ['Our customers ask the same questions every day', 'customs'],
    ['She hardly says a word', 'copywriting'],
    ['Too many of our staff are off sick with exhaustion', 'car-repair'],
  ])('tells no trade by a word of the same beginning: “%s”', (need, trade) => {
    expect(sureTrades(need)).not.toContain(trade);
  });

  test('is not asked of who is named for something else', () => {
    expect(sureTrades('an electrician because mice ate the cable')).toEqual(['electrical']);
  });
});

test('an offer is of the trade that its words tell, a little less surely', () => {
  const [offer] = readMember(member({ servicesOffered: 'Nester entfernen bei Wespen' })).offers;
  expect(offer?.trades).toEqual([{ trade: 'pest-control', certainty: 0.75 }]);
});

describe.each(TELLING_LANGUAGES)('the telling words of %s', (language) => {
  const telling = tellingWords(language);

  test('tell trades that exist, each in one way once', () => {
    expect(telling.filter(({ trade }) => !tradesById.has(trade))).toEqual([]);
    expect(telling.length).toBeGreaterThan(500);
  });

  test('are words, with a star at the end alone', () => {
    const words = telling.flatMap((each) => each.words);
    expect(words.filter((word) => !/^[\p{L}\p{N}]+\*?$/u.test(word))).toEqual([]);
  });
});
