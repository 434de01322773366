import { describe, expect, it } from 'vitest';
import { brand, layOut } from './mail-layout.ts';

const LOOK = { fromName: 'Porto & Sons', buttonColor: '#123456', icon: 'https://p.test/icon-192.png' };
const CONTENT = {
  subject: 'Ana Duarte wrote to you',
  greeting: 'Hello Ben,',
  paragraphs: ['Ana Duarte wrote to you.'],
  quote: 'Two cakes <b>\nfor Friday',
  footer: 'Why you get this.',
};
const htmlOf = (changes: Partial<typeof CONTENT> = {}) =>
  brand(layOut({ name: 'Ben', address: 'b@p.test' }, { ...CONTENT, ...changes }), LOOK).html;
/** What a list of emails shows behind the subject: the hidden text at the beginning. */
const previewOf = (html: string) => /display:none[^>]*>([^<]*)</.exec(html)?.[1];

describe('an email', () => {
  it('begins with the icon and the name of the community', () => {
    expect(htmlOf()).toMatch(/<img src="https:\/\/p\.test\/icon-192\.png" alt=""[^>]*>Porto &amp; Sons</);
  });

  it('has a preview that goes on where the subject ends', () => {
    expect(previewOf(htmlOf())).toBe('Two cakes &lt;b&gt; for Friday');
    expect(previewOf(htmlOf({ quote: '' }))).toBe('Ana Duarte wrote to you.');
    expect(previewOf(htmlOf({ paragraphs: ['a'.repeat(500)] }))).toHaveLength(140);
  });
});
