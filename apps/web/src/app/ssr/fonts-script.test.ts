import { expect, test } from 'vitest';
import { fontsScript } from './fonts-script.ts';

test('names all fonts to browsers without scripts, and to no others', () => {
  const html = fontsScript('n0nce', { isShell: false });
  const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(unscripted).toMatch(/^<style nonce="n0nce">@font-face/);
  expect(unscripted.match(/@font-face/g)).toHaveLength(4);
  expect(html.replace(unscripted, '')).not.toMatch(/@font-face|as="font"/);
});
