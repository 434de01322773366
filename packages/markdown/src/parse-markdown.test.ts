import { describe, expect, it } from 'vitest';
import { toHtml } from '../testing/to-html.ts';
import { type RichText, plainText, richTextOf } from './index.ts';
import { formattingOf, parseMarkdown } from './parse-markdown.ts';

const html = (markdown: string) => toHtml(parseMarkdown(markdown));
const linksIn = (markdown: string) => [...html(markdown).matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
const sizeOf = (text: RichText) => JSON.stringify(text).match(/"type":/g)?.length ?? 0;

describe('plain texts, as members have always written them', () => {
  it.each([
    ['line breaks', 'Dear all,\nthank you!\nAnna'],
    ['runs of spaces within a line', 'Monday     8 to 10'],
    ['hashtags and hash signs', '#baking is #1\n# not a heading'],
    ['snake_case, sums and footnotes', 'my_file_name 2 * 3 * 4 *'],
    ['phone numbers and arithmetic', '+49 30 123\n1+1=2\n5 > 3'],
    ['tables and lines of dashes', '| a | b |\n-----\n=====\n***'],
    ['HTML and character references', '<b>AT&T</b> &copy; <script>alert(1)</script>'],
    ['references and footnotes', '[1]: https is better\nsee [1] and [x] (y)'],
    ['indented lines', 'a\n\n    b'],
  ])('keep %s', (_, text) => {
    const shown = text.replaceAll(/^ +/gm, '');
    expect(plainText(parseMarkdown(text))).toBe(shown);
    expect(html(text)).not.toMatch(/<(?:li|strong|em|h\d|pre|code|hr|a)\b/);
  });

  it('keep paragraphs', () => {
    expect(html('One\n\nTwo\nThree')).toBe('<p>One</p>\n<p>Two<br>\nThree</p>');
  });
});

describe('links', () => {
  it('lead to web pages, mail addresses and pages of the installation', () => {
    expect(
      linksIn('https://a.example/b?c=d&e (https://f.example). [me](mailto:me@a.example) [us](/news)'),
    ).toEqual(['https://a.example/b?c=d&amp;e', 'https://f.example/', 'mailto:me@a.example', '/news']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://bank.example@evil.example',
    'https://',
    'java\u200bscript:alert(1)',
    'https://a.example/\u202egnp.exe',
    'https://a\u200b.example',
    `https://a.example/${'x'.repeat(2_048)}`,
    '&#106;avascript:alert(1)',
  ])('never lead to %s', (url) => {
    expect(
      linksIn(`[a](${url}) [b](<${url}>) <${url}>`).filter((href) => !href?.startsWith('https://')),
    ).toEqual([]);
    expect(html(`[a](${url})`)).not.toContain(`href="${url}`);
  });

  it('of 2,048 characters are links', () => {
    const url = `https://a.example/${'x'.repeat(2_048 - 18)}`;
    expect(linksIn(url)).toEqual([url]);
  });

  it('show their own address when their text shows another', () => {
    expect(html('[https://bank.example/login](https://evil.example)')).toContain('>https://evil.example</a>');
    expect(html('[www.bank.example](https://evil.example)')).toContain('>https://evil.example</a>');
    expect(html('[**bank.example**](https://evil.example)')).toContain('>https://evil.example</a>');
    expect(html('[www.bank.example](https://bank.example/login)')).toContain('>www.bank.example</a>');
    expect(html('[our bank](https://bank.example)')).toContain('>our bank</a>');
  });

  it('without a text show their address', () => {
    expect(html('[](https://a.example)')).toContain('>https://a.example</a>');
  });
});

describe('text without formatting', () => {
  it('keeps lists, quotes and where links lead', () => {
    const markdown =
      '**Hi**, [we](https://a.example) met:\n\n1. Ana\n2. Ben\n   - left\n\n> `Yes`\n\n```\na\n```';
    expect(plainText(parseMarkdown(markdown))).toBe(
      'Hi, we (https://a.example) met:\n\n1. Ana\n2. Ben\n   • left\n\n> Yes\n\na',
    );
  });
});

describe('what is sent of a text', () => {
  it.each(['One line', 'Two lines\nof one paragraph', 'One paragraph\n\nand another', '1 < 2 & a_b_c'])(
    'has no second copy of %j, which has no formatting',
    (content) => expect(formattingOf(content)).toBeNull(),
  );

  it.each([
    'One line',
    'One\n\nTwo',
    'One\n\n\nTwo',
    'One  \nTwo',
    '**Bold**',
    'https://example.com',
    '- a\n- b',
    '> said',
    '\\*',
    '&amp;',
  ])('shows %j as it was parsed', (content) =>
    expect(richTextOf({ content, body: formattingOf(content) })).toEqual(parseMarkdown(content)),
  );

  const PIECES = [
    'a',
    ' ',
    '\n',
    '\n\n',
    '-',
    '+',
    '1.',
    '2)',
    '*',
    '_',
    '`',
    '~~~',
    '#',
    '>',
    '<',
    '[',
    '](',
    ')',
    '\\',
  ];
  const RARER = [
    'http://a.b',
    'www.a.b',
    'a@b.cd',
    '&amp;',
    '\t',
    '\r',
    '\0',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '---',
    '===',
  ];

  it('shows any three pieces of syntax as they were parsed, whatever is taken for plain', () => {
    const pieces = [...PIECES, ...RARER];
    const contents = pieces.flatMap((one) =>
      pieces.flatMap((two) => [...pieces, ' b', '\nb'].map((three) => one + two + three)),
    );
    const differs = (hasHeadings: boolean) => (content: string) => {
      const shown = richTextOf({ content, body: formattingOf(content, { hasHeadings }) });
      return JSON.stringify(shown) !== JSON.stringify(parseMarkdown(content, { hasHeadings }));
    };
    expect(contents.filter(differs(false))).toEqual([]);
    expect(contents.filter(differs(true))).toEqual([]);
  });
});

describe('headings', () => {
  it('stand below the title of an article, and have no meaning in short texts', () => {
    const level = (markdown: string) => toHtml(parseMarkdown(markdown, { hasHeadings: true })).slice(0, 4);
    expect(['# a', '## a', '### a', '###### a'].map(level)).toEqual(['<h2>', '<h2>', '<h3>', '<h4>']);
    expect(html('## a')).toBe('<p>## a</p>');
  });
});

describe('texts made to be slow', () => {
  const LENGTH = 100_000;
  const fill = (part: string) => part.repeat(LENGTH / part.length);
  it.each([
    ['a thousand quotes within each other', `${'> '.repeat(1_000)}deep`],
    [
      'a thousand lists within each other',
      Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- ${n}`).join('\n'),
    ],
    ['a thousand formats within each other', `${'*a **b '.repeat(1_000)}deep${'** *'.repeat(1_000)}`],
    ['a table of a million cells', fill('| x | y ')],
    ['brackets', fill('[')],
    ['unclosed links', fill('[a](')],
    ['unclosed titles', fill('[a](b "')],
    ['unclosed addresses', fill('<https://a')],
    ['asterisks', fill('*')],
    ['underscores and asterisks', fill('*_')],
    ['emphasis', fill('*a* ')],
    ['backticks', fill('`a``b')],
    ['addresses', fill('https://a.example ')],
    ['parentheses in an address', `https://a.example/${fill('(')}`],
    ['lists', fill('- a\n')],
    ['quotes', fill('>a\n')],
    ['line breaks', fill('a\n')],
    ['invisible characters', fill('\u200b\u202e')],
  ])('of %s stay small and lose nothing', (_, text) => {
    const tree = parseMarkdown(text, { hasHeadings: true });
    expect(sizeOf(tree)).toBeLessThanOrEqual(10_000);
    const letters = (value: string) => value.replaceAll(/[^a-z0-9]/gi, '').length;
    expect(letters(plainText(tree))).toBeGreaterThanOrEqual(letters(text));
  });
});

it.each([
  ['**「太字」**です', '<strong>「太字」</strong>です'],
  ['これは**重要。**次', '<strong>重要。</strong>次'],
  ['中文*“强调”*文字', '<em>“强调”</em>文字'],
  ['한국어**(강조)**는', '<strong>(강조)</strong>는'],
])('emphasis beside Chinese, Japanese and Korean: %s', (text, part) => expect(html(text)).toContain(part));

it.each(['2*3*4', 'snake_case_name', '5 * 6 * 7', '1*2 = 2*1'])(
  'signs of ordinary writing stay: %s',
  (text) => expect(html(text)).toContain(text),
);

it.each([
  ['www.example.org/path is good', 'https://www.example.org/path', 'www.example.org/path'],
  ['see (www.example.org).', 'https://www.example.org/', 'www.example.org'],
])('%s is a link', (text, href, shown) => {
  expect(html(text)).toContain(`href="${href}"`);
  expect(html(text)).toContain(`>${shown}</a>`);
});

it.each(['www. what', 'awww.example', 'www.'])('%s is no link', (text) =>
  expect(html(text)).not.toContain('<a'),
);
