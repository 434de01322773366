import { describe, expect, test } from 'vitest';
import { member } from '../testing/members.ts';
import { languages } from './data/languages.ts';
import { families } from './data/trades.ts';
import { tradesById } from './lexicon.ts';
import { createPhraseTrie } from './phrases.ts';
import { readStatements } from './statements/read-statements.ts';
import { fold } from './text.ts';

const all = Object.entries(languages);

describe.each(all)('the words of language %s', (_code, language) => {
  test('name every trade, and no other', () => {
    expect(Object.keys(language.trades).toSorted()).toEqual([...tradesById.keys()].toSorted());
    for (const names of Object.values(language.trades)) expect(names).toMatch(/\S/);
  });

  test.each(['filler', 'clientMarkers', 'negations'] as const)('list %s, each phrase once', (kind) => {
    const phrases = language[kind].map(fold);
    expect(phrases.length).toBeGreaterThan(10);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

test('no word means two trades, in one language or across them', () => {
  const trie = createPhraseTrie<string>();
  const sources = [
    ...Object.values(families).map(({ trades }) => trades),
    ...all.map(([, { trades }]) => trades),
  ];
  const doubled = sources.flatMap((trades) =>
    Object.entries(trades).flatMap(([trade, names]) =>
      names.split(', ').flatMap((name) => {
        const earlier = trie.add(name, trade);
        return earlier === undefined || earlier === trade ? [] : [{ name, trade, heldBy: earlier }];
      }),
    ),
  );
  expect(doubled).toEqual([]);
});

test('no name of a trade is a stop word of any language', () => {
  const stopWords = new Set(all.flatMap(([, { stopWords: words }]) => words.map(fold)));
  const names = all.flatMap(([, { trades }]) => Object.values(trades).flatMap((list) => list.split(', ')));
  expect(names.filter((name) => stopWords.has(fold(name)))).toEqual([]);
});

const ABOUT = {
  de: 'Ich freue mich auf nette Kontakte in der Region und auf neue Gespräche.',
  es: 'Me gusta conocer gente nueva de la zona y hablar de trabajo.',
  fr: 'Je suis ravie de rencontrer des personnes de la région et de discuter.',
};

test.each(Object.entries(ABOUT))(
  'English names of trades are read in a profile of language %s',
  (_code, bio) => {
    const tradesOf = (jobTitle: string) =>
      readStatements(member({ bio, jobTitle })).flatMap(({ trades }) => trades.map(({ trade }) => trade));
    const loaned = ['Fitness', 'Catering', 'Coworking', 'Recruiting', 'Shopify', 'Personal Trainer', 'DJ'];
    expect(loaned.filter((title) => tradesOf(title).length === 0)).toEqual([]);
    // What is written alike and means something else.
    expect(tradesOf('Capital')).toEqual([]);
  },
);
