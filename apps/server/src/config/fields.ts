import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Building blocks of settings: parse the text of a variable into a typed value, or fail with half a sentence. */

export const optionalText = z.string().trim().optional();

export function whole(min: number, max: number, fallback: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .default(fallback);
}

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const flag = z
  .enum(['1', 'true', '0', 'false'], 'must be 1, true, 0 or false')
  .transform((value) => value === '1' || value === 'true');

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

export function many(item: z.ZodType<string>, message: string) {
  return list.refine((parts) => parts.every((part) => item.safeParse(part).success), message);
}

/** A URL with one of the schemes, without trailing slashes. */
export function address(schemes: string[]) {
  const message = `must be an address starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  return z
    .string()
    .trim()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), message)
    .transform((value) => value.replace(/\/+$/, ''));
}

/** A contact URL: a page or a mailto: address. */
export const contact = z
  .string()
  .trim()
  .refine(
    (value) =>
      URL.canParse(value) && ['https:', 'mailto:'].includes(new URL(value).protocol) && !/\s/.test(value),
    'must be an address starting with https:// or mailto:',
  );

/**
 * Proxies whose X-Forwarded-For is trusted: addresses, networks, or loopback, linklocal, uniquelocal.
 * Trusting everyone would let any client choose its own address, and with it its rate limits; so would
 * a number of hops, for a client that connects directly.
 */
export const trustProxy = list
  .transform((parts) => (parts.length === 1 && /^(false|0|no)$/i.test(parts[0] ?? '') ? [] : parts))
  .refine((parts) => parts.every(isProxy), {
    error: 'must name the proxies by address, such as 10.0.0.1 or 10.0.0.0/8 or loopback',
    abort: true,
  })
  .refine(
    (parts) => !parts.some(isTooWide),
    'must name networks of at least 8 bits (IPv6: 16), since whoever is in them may claim any address',
  )
  .transform((parts): false | string[] => (parts.length === 0 ? false : parts))
  .default(false);

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  if (!value.includes('/')) return isIP(value) !== 0;
  return ipaddr.IPv4.isValidCIDRFourPartDecimal(value) || ipaddr.IPv6.isValidCIDR(value);
}

/**
 * Networks of their own (fc00::/7) may be wider; those that carry IPv4 addresses (mapped, NAT64, 6to4) must not let
 * them in by a side door.
 */
function isTooWide(value: string): boolean {
  if (!value.includes('/')) return false;
  const [network, bits] = ipaddr.parseCIDR(value);
  if (network instanceof ipaddr.IPv4) return bits < 8;
  if (network.parts[0] === 0 || network.range() === 'rfc6052') return bits < 104;
  if (network.range() === '6to4') return bits < 24;
  return bits < (network.range() === 'uniqueLocal' ? 7 : 16);
}
