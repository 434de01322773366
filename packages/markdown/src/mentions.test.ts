import { expect, it } from 'vitest';
import { toHtml } from '../testing/to-html.ts';
import { mapMentions, mentionMarkdown, mentionsIn, plainText, renameMentions } from './index.ts';
import { parseMarkdown } from './parse-markdown.ts';

const mentions = (markdown: string) => mentionsIn(parseMarkdown(markdown));

it('a mention is found in paragraphs, lists, quotes and emphasis, but not in code', () => {
  const text = '[@Ana](m:1)\n\n- **[@Ben](m:2)**\n\n> [@Rye](b:3)\n\n`[@Cem](m:4)`';
  expect(mentions(text).map(({ kind, id, name }) => [kind, id, name])).toEqual([
    ['member', 1, 'Ana'],
    ['member', 2, 'Ben'],
    ['business', 3, 'Rye'],
  ]);
});

it.each(['Ana [CEO] Silva', 'a\\b', '`x`', '*Ana* _B_', '](m:2)', '<b>', 'O’Brien & Co.'])(
  'a name like %s survives being written and read',
  (name) => {
    expect(mentions(`Hi ${mentionMarkdown({ kind: 'member', id: 1, name })}!`)).toMatchObject([
      { id: 1, name },
    ]);
  },
);

it('of 4,000 in one text is none: the text is shown as it was written', () => {
  const text = '[@Ana](m:1) '.repeat(4_000).trim();
  expect(mentions(text)).toEqual([]);
  expect(plainText(parseMarkdown(text))).toBe(text);
});

it.each(['m:0', 'm:1x', 'm:-1', 'm:99999999999', 'x:1', 'm:', 'b: 1'])('%s mentions no one', (url) => {
  expect(mentions(`[@Ana](${url})`)).toEqual([]);
});

it('is a link once its page is known, else a name', () => {
  const text = parseMarkdown('Hi [@Ana](m:1)');
  const named = mapMentions(text, (mention) => ({ ...mention, name: 'Ana <b>', path: '/profile/ana' }));
  expect(toHtml(text)).toBe('<p>Hi @Ana</p>');
  expect(toHtml(named)).toBe('<p>Hi <a href="/profile/ana">@Ana &lt;b&gt;</a></p>');
  expect(plainText(named)).toBe('Hi @Ana <b>');
});

it('gets a new name in Markdown, which changes nothing else', () => {
  const rename = (markdown: string) => renameMentions(markdown, ({ id }) => (id === 1 ? 'A[n]a' : undefined));
  expect(rename('[x](https://a.example) [@Ana](m:1), [@Ben](m:2)')).toBe(
    '[x](https://a.example) [@A\\[n\\]a](m:1), [@Ben](m:2)',
  );
});
