import { mapMentions } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { toHtml } from '@guildhall/markdown/testing';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const EVERYTHING = `## Who may come

**Everyone**, *really*: see [the page](/news) or https://a.example/b?c=d.
Bring \`tea\` & <b>cake</b>, [@Ana Silva](m:1).

- one
- two
  1. deep

> quoted
> twice

\`\`\`
if (a < b) return;
\`\`\``;

/** Elements and texts alone, without what only pages add. */
function skeleton(html: string): string {
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  for (const line of root.querySelectorAll('br')) line.remove();
  root.normalize();
  const walk = (node: Node): string => {
    if (!(node instanceof Element)) return (node.textContent ?? '').trim();
    const within = [...node.childNodes].map(walk).join('');
    const href = node.getAttribute('href');
    // A tight paragraph of the page has no element in HTML.
    return node.hasAttribute('data-tight') ? within : `<${node.localName} ${href ?? ''}>${within}</>`;
  };
  return [...root.childNodes].map(walk).join('').replaceAll(/\n+/g, '\n');
}

const show = (markdown: string, hasHeadings = false) =>
  render(<RichText text={parseMarkdown(markdown, { hasHeadings })} />).container;

test('the page shows the same elements, texts and links as the HTML compared with CommonMark', () => {
  const page = show(EVERYTHING, true).firstElementChild?.innerHTML ?? '';
  const html = toHtml(parseMarkdown(EVERYTHING, { hasHeadings: true }));
  expect(skeleton(page.replace('a.example/b…', 'https://a.example/b?c=d'))).toBe(skeleton(html));
});

test('HTML is shown as text', () => {
  const container = show('<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1))');
  expect(container.querySelectorAll('script, img, a')).toHaveLength(0);
  expect(container).toHaveTextContent(
    '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1))',
  );
});

test('a tree that holds a forbidden link shows its text without a link', () => {
  const url = 'javascript:alert(1)';
  const { container } = render(
    <RichText text={[{ type: 'paragraph', children: [{ type: 'link', url, children: ['Click'] }] }]} />,
  );
  expect(container.querySelector('a')).toBeNull();
  expect(container).toHaveTextContent('Click');
});

test('links to other sites open in a tab of their own, and links within the site do not', () => {
  const [out, own, mail] = show('https://a.example [news](/news) [me](mailto:me@a.example)').querySelectorAll(
    'a',
  );
  expect(out).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(out).toHaveAttribute('target', '_blank');
  for (const link of [own, mail]) expect(link).not.toHaveAttribute('target');
});

test('a mention is a link once its page is known, and a name until then', () => {
  const named = mapMentions(parseMarkdown('Hi [@Ana](m:1)'), (mention) => ({
    ...mention,
    name: 'Ana Silva',
    path: '/profile/ana',
  }));
  const { container } = render(<RichText text={named} />);
  expect(container.querySelector('a')).toHaveAttribute('href', '/profile/ana');
  expect(container).toHaveTextContent('Hi @Ana Silva');
  const unnamed = show('Hi [@Ana](m:1)');
  expect(unnamed.querySelector('a')).toBeNull();
  expect(unnamed).toHaveTextContent('Hi @Ana');
});
