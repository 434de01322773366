// @vitest-environment node
import { expect, test } from 'vitest';
import { Document } from './Document.tsx';
import { renderToText } from './ssr/render-to-text.ts';

test('a document waits for no font, and names them to browsers without scripts', async () => {
  const html = await renderToText(<Document nonce="n0nce">text</Document>, {
    nonce: 'n0nce',
    signal: new AbortController().signal,
  });
  const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(unscripted).toMatch(/^<style nonce="n0nce">@font-face/);
  expect(unscripted.match(/@font-face/g)).toHaveLength(4);
  expect(html.replace(unscripted, '')).not.toMatch(/@font-face|as="font"/);
});
