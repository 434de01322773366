import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../ground/values/fold-text.ts';
import { snippetOf } from './snippet.ts';

/** Marked words in brackets. */
const shown = (text: string, query: string) =>
  snippetOf(text, foldWords(query).split(' '))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the snippet of a found message', () => {
  it('marks every word that begins with what was typed, however it is written', () => {
    expect(shown('The sauce, and more Sauces', 'sauce')).toBe('The [sauce], and more [Sauces]');
    expect(shown('Grüße aus dem CAFÉ von O’Brien', 'gruss cafe obri')).toBe(
      '[Grüße] aus dem [CAFÉ] von [O’Brien]',
    );
  });

  it('is one line around the first match, cut between words', () => {
    const text = `${'before '.repeat(30)}\n\nthe sauce\n${'after '.repeat(60)}`;
    const snippet = shown(text, 'sauce');
    expect(snippet).toMatch(/^…before (before )*the \[sauce\] after (after )*after…$/);
    expect(snippet.length).toBeLessThan(170);
  });

  it('is the beginning where no word shows the match', () => {
    expect(shown('See the list', 'example')).toBe('See the list');
    expect(snippetOf('', ['x'])).toEqual([]);
  });

  it('cuts a text without blanks between characters', () => {
    const parts = snippetOf(`x${'😀'.repeat(200)}`, ['nothing']);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.text.isWellFormed()).toBe(true);
  });
});
