import { describe, expect, test } from 'vitest';
import { SENTENCES, UNTOLD } from './sentences.fixture.ts';
import { storedLanguage, writtenIn, writtenLanguage } from './written-language.ts';

describe('the language that a text is written in', () => {
  test.each(Object.entries(SENTENCES))(
    'a member’s sentences in %s are told, and none for another',
    (language, text) => {
      const told = text.split('\n').map(writtenLanguage);
      const right = told.filter((each) => each === language).length;
      expect(told.filter((each) => each !== language && each !== null)).toEqual([]);
      expect(right / told.length).toBeGreaterThanOrEqual(told.length < 10 ? 0.6 : 0.9);
      expect(writtenLanguage(text)).toBe(language);
    },
  );

  test.each(UNTOLD)('nothing is said of %j', (text) => {
    expect(writtenLanguage(text)).toBeNull();
    expect(writtenIn(text)).toEqual({});
    expect(storedLanguage(text)).toBe('und');
  });

  test('addresses, code and mentions in a text do not change it', () => {
    const text =
      'Schaut mal, was @[The And Of](m:1) auf https://the.and.of/is-are-was gebaut hat: `if (the) return of;`';
    expect(writtenLanguage(text)).toBe('de');
  });

  test('accents that a keyboard left apart are read as the letters that they make', () => {
    expect(writtenLanguage('Procuramos um designer que possa começar no próximo mês.'.normalize('NFD'))).toBe(
      'pt',
    );
  });

  test('a long text costs no more than its beginning, whatever it consists of', () => {
    const started = performance.now();
    for (const piece of ['a ', '[', '`', 'http://', '@', 'م', '😀']) writtenLanguage(piece.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
