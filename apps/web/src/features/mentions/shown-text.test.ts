import { describe, expect, it, test } from 'vitest';
import { markdownAfterEdit, shownText } from './shown-text.ts';

const ANA = '[@Ana Silva](m:1)';
const BEN = '[@Ben [1] <b>](m:2)'.replace('[1] <b>', '\\[1\\] \\<b\\>');
const known = new Map([['@Ana Silva', ANA]]);

/** What becomes of Markdown when `from` of what is shown is replaced; the caret is behind it. */
function replaced(
  markdown: string,
  from: string,
  to: string,
  names: ReadonlyMap<string, string> = new Map(),
) {
  const before = shownText(markdown);
  const at = before.text.indexOf(from);
  const text = before.text.slice(0, at) + to + before.text.slice(at + from.length);
  return markdownAfterEdit(before, { text, caret: at + to.length }, names);
}

describe('a text with mentions', () => {
  test('is shown with the names alone', () => {
    expect(shownText(`Ask ${ANA} and ${BEN}.`)).toEqual({
      text: 'Ask @Ana Silva and @Ben [1] <b>.',
      mentions: [
        { start: 4, end: 14, markdown: ANA },
        { start: 19, end: 31, markdown: BEN },
      ],
    });
  });

  it.each([
    ['typing before them', 'Ask', 'Please ask', `Please ask ${ANA} and ${BEN}.`],
    ['typing between them', ' and ', ' or ', `Ask ${ANA} or ${BEN}.`],
    ['typing behind them', '.', '!', `Ask ${ANA} and ${BEN}!`],
    ['taking a letter of one away', '@Ana Silva', '@Ana Silv', `Ask @Ana Silv and ${BEN}.`],
    ['deleting one', '@Ana Silva and ', '', `Ask ${BEN}.`],
    ['replacing all of it', 'Ask @Ana Silva and @Ben [1] <b>.', 'Never mind', 'Never mind'],
  ])('keeps the mentions that %s leaves', (_, from, to, after) => {
    expect(replaced(`Ask ${ANA} and ${BEN}.`, from, to)).toBe(after);
  });

  test('keeps both of two people of one name', () => {
    const before = shownText(`${ANA} [@Ana Silva](m:7)`);
    expect(markdownAfterEdit(before, { text: '@Ana Silva  @Ana Silva', caret: 11 }, new Map())).toBe(
      `${ANA}  [@Ana Silva](m:7)`,
    );
  });

  it.each([
    ['is complete again', 'Hi @Ana Silv', '@Ana Silv', '@Ana Silva', `Hi ${ANA}`],
    ['is set in bold', 'Hi @Ana', '@Ana', '**@Ana Silva**', `Hi **${ANA}**`],
    ['is part of a longer word', 'Hi x', 'x', '@Ana Silvas', 'Hi @Ana Silvas'],
    ['is part of an address', 'Hi x', 'x', 'me@Ana Silva', 'Hi me@Ana Silva'],
  ])('makes a mention of a known name only where it is one: it %s', (_, markdown, from, to, after) => {
    expect(replaced(markdown, from, to, known)).toBe(after);
  });

  test('is the same after every single keystroke, whatever is typed', () => {
    const words = `a @Ana Silva, @ [@x](m:3)`;
    let markdown = '';
    for (const letter of words) {
      const before = shownText(markdown);
      const text = before.text + letter;
      markdown = markdownAfterEdit(before, { text, caret: text.length }, known);
    }
    expect(markdown).toBe(`a ${ANA}, @ [@x](m:3)`);
  });

  test('takes three hundred mentions without delay', () => {
    const many = Array.from({ length: 300 }, (_, index) => `[@Member ${index}](m:${index + 1})`).join(' ');
    expect(replaced(many, '@Member 150', '@Member 15')).toBe(
      many.replace('[@Member 150](m:151)', '@Member 15'),
    );
  });
});
