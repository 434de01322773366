import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

it.each([
  ['bold and italics', '<p>We <strong>meet</strong> <i>today</i></p>', 'We **meet** _today_'],
  ['links', '<a href="https://a.example/b">the news</a>', '[the news](https://a.example/b)'],
  ['lists', '<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['numbered lists', '<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
  ['headings and quotes', '<h2>Who</h2><blockquote>All</blockquote>', '## Who\n\n> All'],
  [
    'a list of Word',
    "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Eins<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Zwei<o:p></o:p></p>",
    '- Eins\n- Zwei',
  ],
  [
    'a numbered list of Word with one below',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Eins</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Unter</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Zwei</p><p>Ende</p>",
    '1. Eins\n    - Unter\n2. Zwei\n\nEnde',
  ],
  [
    'bold and italics of Google Docs',
    "<b style='font-weight:normal' id='docs-internal-guid-1'><p dir=ltr><span style='font-weight:700'>Hello</span><span style='font-weight:400'> world, </span><span style='font-style:italic'>today</span></p></b>",
    '**Hello** world, _today_',
  ],
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
