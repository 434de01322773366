import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableAddress, readableDomain, readableEmail } from './readable-domain.ts';

describe('an address with an international domain', () => {
  it.each([
    ['kim@xn--mller-kva.example', 'kim@müller.example'],
    ['kim@mail.xn--bcher-kva.example', 'kim@mail.bücher.example'],
    ['kim@xn--fsqu00a.xn--0zwm56d', 'kim@例子.测试'],
    ['kim@xn--e1afmkfd.xn--80akhbyknj4f', 'kim@пример.испытание'],
    ['kim@xn--strae-oqa.example', 'kim@straße.example'],
    ['kim@mail.example', 'kim@mail.example'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(readableEmail(stored)).toBe(shown);
  });

  it.each([
    // "аррӏе" in Cyrillic letters, "pаypal" with one of them, and what is no punycode.
    'kim@xn--80ak6aa92e.example',
    'kim@xn--pypal-4ve.example',
    'kim@xn--9999999999.example',
    'kim@xn--.example',
    'no address',
  ])('that could deceive stays as it is stored: %s', (stored) => {
    expect(readableEmail(stored)).toBe(stored);
  });

  it.each([
    ['xn--mller-kva.example/shop', 'müller.example/shop'],
    ['xn--e1afmkfd.xn--80akhbyknj4f/a/b', 'пример.испытание/a/b'],
    ['kim@xn--mller-kva.example', 'kim@müller.example'],
    ['mail.example', 'mail.example'],
  ])('is read on pages, of mail or of the web: %s', (stored, shown) => {
    expect(readableAddress(stored)).toBe(shown);
  });

  it('is decoded as Node.js decodes it', () => {
    const letters = 'abcxyz019äöüßéèçñøåşğłőžπλжщюיםعل中文日本かなカナ한글ก';
    const label = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(label, (text) => {
        const ascii = domainToASCII(`${text}.example`);
        const shown = readableDomain(ascii);
        expect([ascii, domainToUnicode(ascii)]).toContain(shown);
      }),
    );
  });
});
