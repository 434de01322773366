import { expect, it } from 'vitest';
import { linksIn, plainText, urlsIn } from './index.ts';
import { formattingOf, parseMarkdown } from './parse-markdown.ts';
import { isTopicName } from './topic-name.ts';
import { topicsIn } from './topics.ts';

const parse = (markdown: string) => parseMarkdown(markdown, { hasTopics: true });
const topics = (markdown: string) => topicsIn(parse(markdown));

it.each([
  ['New: #webdesign, #SEO.', ['webdesign', 'SEO']],
  ['#معرض في #دبي', ['معرض', 'دبي']],
  ['Ein #Büro für #straßen_bau (#2026goals)', ['Büro', 'straßen_bau', '2026goals']],
  ['#東京 ＃桜 #हिन्दी #می‌خواهم', ['東京', '桜', 'हिन्दी', 'می‌خواهم']],
  ['#a,#b\n#c', ['a', 'b', 'c']],
  ['- **#lists** and\n- *#emphasis*\n\n> #quotes', ['lists', 'emphasis', 'quotes']],
  ['„#Zitat“ and «#citation»', ['Zitat', 'citation']],
])('a word with a # before it is a topic, in any script: %s', (markdown, expected) => {
  expect(topics(markdown)).toEqual(expected);
});

it.each([
  'a#b and C#',
  'we are #1 of #100',
  '`#code`',
  '```\n#code\n```',
  '[#label](https://site.example)',
  'https://site.example/page#part',
  'https://site.example/#part',
  'www.site.example/#part and //x/#y',
  '<https://site.example/#part>',
  '[#Ana](m:1)',
  '\\#escaped',
  '##double',
  '# heading',
  '&#x27; and ?a=#b',
  `#${'x'.repeat(51)}`,
  '#___ #ـ',
  '`x`#word',
])('%s has no topic', (markdown) => {
  expect(topics(markdown)).toEqual([]);
});

it('leads to the posts on it, and is the word alone in plain text', () => {
  const text = parse('On #Büro');
  expect(text).toEqual([
    {
      type: 'paragraph',
      children: ['On ', { type: 'link', url: '/feed?topic=B%C3%BCro', topic: 'Büro', children: ['#Büro'] }],
    },
  ]);
  expect(plainText(text)).toBe('On #Büro');
});

it('is no link that its author wrote', () => {
  const text = parse('#web https://site.example');
  expect(linksIn(text)).toEqual(['https://site.example']);
  expect(urlsIn(text)).toEqual(['https://site.example']);
});

it('is found in posts only, where it is formatting', () => {
  expect(topicsIn(parseMarkdown('On #web'))).toEqual([]);
  expect(formattingOf('On #web')).toBeNull();
  expect(formattingOf('On #web', { hasTopics: true })).not.toBeNull();
  expect(formattingOf('We are #1', { hasTopics: true })).toBeNull();
});

it('has at most fifty characters', () => {
  expect(isTopicName('x'.repeat(50))).toBe(true);
  expect(['x'.repeat(51), '', 'two words', '#web', 'a-b', '_ـ'].filter(isTopicName)).toEqual([]);
});

it('takes no longer than other text, whatever is written', () => {
  const started = performance.now();
  for (const text of ['#a'.repeat(1_500), '#'.repeat(3_000), `#${'_'.repeat(2_999)}`, '#1'.repeat(1_500)])
    expect(topics(text).length).toBeLessThan(2);
  expect(performance.now() - started).toBeLessThan(500);
});
