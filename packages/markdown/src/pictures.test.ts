import { expect, it } from 'vitest';
import { pictureMarkdown, picturesIn, plainText } from './index.ts';
import { formattingOf, parseMarkdown } from './parse-markdown.ts';

const ADDRESS = '/business-images/0a1b2c3d-1600x900-336699336699336699336699.webp';
const article = (markdown: string) => parseMarkdown(markdown, { hasPictures: true });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

it('a picture in an article is a block of its own, with alt text and caption', () => {
  expect(article(`Before\n![Two *cups*](${ADDRESS} "At noon")\nafter **all**`)).toEqual([
    paragraph('Before'),
    { type: 'picture', address: ADDRESS, alt: 'Two cups', caption: 'At noon' },
    paragraph('after ', { type: 'strong', children: ['all'] }),
  ]);
  expect(formattingOf(`![](${ADDRESS})`, { hasPictures: true })).toEqual([
    { type: 'picture', address: ADDRESS, alt: '', caption: '' },
  ]);
});

it('alt text and caption survive whatever characters they have', () => {
  const picture = { address: ADDRESS, alt: 'A ]( "b" \\ *c* <d>', caption: 'It\'s "quoted" \\ `x` [y]' };
  expect(article(pictureMarkdown(picture))).toEqual([{ type: 'picture', ...picture }]);
});

it.each([
  'https://evil.example/pixel.gif',
  '//evil.example/a.webp',
  '/attachments/0a1b2c3d-1600x900-336699336699336699336699.webp',
  '/business-images/../api/auth/logout',
  '/business-images/a.svg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
])('a picture at %s is not shown', (address) => {
  const text = article(`![alt](${address})\n\n**![alt](${address})** [![alt](${address})](/news)`);
  expect(picturesIn(text)).toEqual([]);
  expect(JSON.stringify(text)).not.toContain('"picture"');
});

it('a picture that is not uploaded here becomes a link', () => {
  expect(article('![the dock](https://a.example/b.png)')).toEqual([
    paragraph({ type: 'link', url: 'https://a.example/b.png', children: ['the dock'] }),
  ]);
});

it('posts, comments, messages and pages have no pictures', () => {
  for (const options of [{}, { hasHeadings: true }])
    expect(picturesIn(parseMarkdown(`![a](${ADDRESS})`, options))).toEqual([]);
});

it('pictures are found in lists and quotes, and in plain text by what describes them', () => {
  const text = article(`> ![a](${ADDRESS})\n\n- one\n- ![b](${ADDRESS} "Caption")`);
  expect(picturesIn(text)).toEqual([ADDRESS, ADDRESS]);
  expect(plainText(text)).toBe('> a\n\n• one\n• Caption');
});
