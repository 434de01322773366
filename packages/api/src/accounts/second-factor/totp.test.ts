import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;

describe('the codes of RFC 6238', () => {
  // Eight digits in the standard, of which apps show the last six.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are accepted at second %i', (second, code) => {
    expect(stepOf(RFC_SECRET, code.slice(-6), second)).toBe(Math.floor(second / 30));
  });

  it('are accepted for a clock that is half a minute off, and for no other', () => {
    const code = '005924';
    const step = 41_152_263;
    expect(stepOf(RFC_SECRET, code, (step - 1) * 30)).toBe(step);
    expect(stepOf(RFC_SECRET, code, (step + 1) * 30 + 29)).toBe(step);
    expect(stepOf(RFC_SECRET, code, (step - 2) * 30 + 29)).toBeUndefined();
    expect(stepOf(RFC_SECRET, code, (step + 2) * 30)).toBeUndefined();
  });

  it('are refused when wrong, too short or too long', () => {
    for (const code of ['005925', '05924', '89005924', '', '00592a'])
      expect(stepOf(RFC_SECRET, code, 1_234_567_890)).toBeUndefined();
  });
});

describe('a secret', () => {
  it('has 160 bits and is another one each time', () => {
    expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is in an address that says whose account it is for, whatever the names contain', () => {
    const secret = newSecret();
    const address = new URL(otpauthUri(secret, { issuer: 'Bäcker & Co: West', label: 'ana+1@test.test' }));
    expect(address.protocol).toBe('otpauth:');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Bäcker & Co: West',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(address.pathname)).toContain('ana+1@test.test');
  });
});
