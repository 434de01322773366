import { describe, expect, it } from 'vitest';
import { addressKey, networkKey } from './address-key.ts';

describe('the key of an address', () => {
  it('is an IPv4 address as it is', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the /64 of an IPv6 address, however it is written', () => {
    const written = [
      '2001:db8:1:2::3',
      '2001:DB8:1:2:0:0:0:9',
      '2001:0db8:0001:0002:ffff::',
      '2001:db8:1:2::%eth0',
    ];
    expect(new Set(written.map(addressKey))).toEqual(new Set(['2001:0db8:0001:0002']));
    expect(addressKey('2001:db8:1:3::3')).not.toBe('2001:0db8:0001:0002');
    expect(addressKey('::1')).toBe('0000:0000:0000:0000');
  });

  it('is the IPv4 address of one that is mapped into IPv6, in both notations', () => {
    expect(['::ffff:203.0.113.7', '::FFFF:cb00:7107'].map(addressKey)).toEqual([
      '203.0.113.7',
      '203.0.113.7',
    ]);
  });

  it('is the text itself where that is no address', () => {
    expect(['', 'unknown'].map(addressKey)).toEqual(['', 'unknown']);
  });
});

it('has the /24 of an IPv4 address and the /48 of an IPv6 address in common with its network', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.9'].map(networkKey)).toEqual(['203.0.113', '203.0.113']);
  expect(networkKey('2001:db8:1:2::3')).toBe('2001:0db8:0001');
});
