import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

it.each([
  ['bold and italics', '<p>We <strong>meet</strong> <i>today</i></p>', 'We **meet** _today_'],
  ['links', '<a href="https://a.example/b">the news</a>', '[the news](https://a.example/b)'],
  ['lists', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['numbered lists', '<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
  ['headings and quotes', '<h2>Who</h2><blockquote>All</blockquote>', '## Who\n\n> All'],
  ['what Google Docs copies', '<b style="font-weight:normal"><p>We <b>meet</b></p></b>', 'We **meet**'],
  [
    'pictures and styles',
    '<style>p{}</style><p>A <b>b</b> <img src="https://evil.example/x.png" alt="x"></p>',
    'A **b**',
  ],
])('rich text with %s becomes Markdown', (_, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

it('text without formatting is left to the browser', () => {
  expect(htmlToMarkdown('<meta charset="utf-8"><span style="color:red">2 * 3</span>')).toBeNull();
});
