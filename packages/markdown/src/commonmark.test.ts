import spec from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../testing/to-html.ts';
import { hrefOf } from './index.ts';
import { parseMarkdown } from './parse-markdown.ts';

type Example = (typeof spec.tests)[number];

const SECTIONS = new Set([
  'Tabs',
  'Backslash escapes',
  'Precedence',
  'ATX headings',
  'Fenced code blocks',
  'Paragraphs',
  'Blank lines',
  'Block quotes',
  'List items',
  'Lists',
  'Inlines',
  'Code spans',
  'Emphasis and strong emphasis',
  'Links',
  'Autolinks',
  'Hard line breaks',
  'Soft line breaks',
  'Textual content',
]);

/** What decision 220 leaves out, as it shows in an example. */
const LEFT_OUT: Record<string, (example: Example) => boolean> = {
  'raw HTML': ({ markdown, html }) => /<\/?[a-z]+[ \d>][^@:]*$/im.test(markdown) && !html.includes('&lt;a+b'),
  'character references': ({ markdown }) => /&(?:#\w+|[a-z]+);/i.test(markdown),
  images: ({ html }) => html.includes('<img'),
  'thematic breaks': ({ html }) => html.includes('<hr'),
  'underlined headings': ({ markdown, html }) => /<h[12]>/.test(html) && !/^[ >]*#/m.test(markdown),
  'reference links': ({ markdown }) => /^[ >]*\[[^\]]*(?:\\\][^\]]*)*\]:/m.test(markdown),
  'indented code': ({ markdown, html }) => html.includes('<pre>') && !/```|~~~/.test(markdown),
  'links to other schemes and relative paths': ({ html }) =>
    [...html.matchAll(/href="([^"]*)"/g)].some(
      ([, url = '']) => hrefOf(url.replaceAll('&amp;', '&')) === null,
    ),
};

/** Examples of allowed constructs that are shown otherwise on purpose. */
const OTHERWISE = new Map([
  [134, 'contains indented code'],
  [141, 'contains an underlined heading'],
  [278, 'contains indented code'],
  [308, 'contains an HTML comment'],
  [356, 'an asterisk between digits multiplies'],
  [491, 'a URL with a space, raw HTML in the specification'],
  [507, 'a URL with a no-break space'],
  [602, 'URLs are links without angle brackets, too'],
  [603, 'URLs are normalized: browsers read \\ as /'],
  [608, 'URLs are links without angle brackets, too'],
  [611, 'URLs are links without angle brackets, too'],
]);

/** Without what only this renderer adds or leaves out: `rel`, titles, languages of code, the level of the title. */
const comparable = (html: string) =>
  html
    .replaceAll(/ (?:rel|title|class)="[^"]*"/g, '')
    .replaceAll(/href="([^"]*)"/g, (_, url: string) => `href="${comparableUrl(url)}"`)
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll(/<(\/?)h[56]>/g, '<$1h4>')
    .replaceAll(/<br ?\/?>\n?/g, '\n')
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|pre)[^>]*>)\s*/g, '$1')
    .trim();

const comparableUrl = (url: string) =>
  URL.canParse(url)
    ? decodeURIComponent(new URL(url.replaceAll('&amp;', '&')).href)
    : decodeURIComponent(url);

const isAllowed = (example: Example) =>
  SECTIONS.has(example.section) && !Object.values(LEFT_OUT).some((uses) => uses(example));

const renders = ({ markdown, html }: Example) =>
  comparable(toHtml(parseMarkdown(markdown.replaceAll('→', '\t'), { hasHeadings: true }))) ===
  comparable(html.replaceAll('→', '\t'));

describe("CommonMark's own examples of the constructs allowed", () => {
  const examples = spec.tests.filter(isAllowed);

  it('render as the specification says, but for those that differ on purpose', () => {
    const wrong = examples.filter((example) => !renders(example)).map(({ number }) => number);
    expect(wrong).toEqual([...OTHERWISE.keys()]);
  });

  it('are most of the specification, so that nothing was left out by accident', () => {
    expect(examples.length).toBeGreaterThan(340);
  });
});
