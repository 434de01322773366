import type { Draw } from './draw.ts';

/** An object with this own key, as JSON.parse creates it. */
const withKey = (key: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Strings that break parsers, encodings, SQL, HTML, dates or numbers. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'before\u0000after',
  '\ud800',
  'high \udbff and low \udc00 apart \ud83d',
  '\ufeff',
  '\u202e\u200b\u2028',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'İıẞß',
  'a'.repeat(130),
  'a'.repeat(2_049),
  'word '.repeat(1_200),
  '%00',
  '%',
  '%s%n%x',
  '\\',
  "'; drop table users; --",
  "' or pg_sleep(5) --",
  '$1',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'https://user:password@example.org/',
  'http://[::1]:22/',
  'http://example.org:99999/',
  'https://exa mple.org/\r\nset-cookie: a=b',
  'NaN',
  '-1',
  '1e1000',
  '9223372036854775808',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '294277-01-01T00:00:00.000Z',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'eyJpZCI6bnVsbH0',
  Buffer.from('{"createdAt":"x","id":1e99}').toString('base64url'),
  Buffer.from('["9999-99-99T00:00:00Z",-1]').toString('base64url'),
  Buffer.from('\u0000'.repeat(40)).toString('base64url'),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const;

const OTHERS: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => nested(200),
  () => Array.from({ length: 3_000 }, (_, index) => index),
  () => Array.from({ length: 60 }, () => '\u0000'),
  () => withKey('__proto__', { role: 'admin', isAdmin: true }),
  () => withKey('constructor', { prototype: { polluted: true } }),
  () => withKey('toString', 1),
  () => withKey('then', 'x'),
  () => withKey('length', 1e9),
  () => withKey('toJSON', 'x'),
  () => withKey('\u0000', 'x'),
  () => ({ $ne: null }),
  () => ({ raw: 'select 1', sql: 'select 1' }),
];

export const malformedText = (draw: Draw): string => draw.pick(TEXTS);

/** A value that matches no schema on purpose. */
export function malformed(draw: Draw): unknown {
  const kind = draw.below(100);
  if (kind < 50) return malformedText(draw);
  if (kind < 75) return draw.pick(NUMBERS);
  return draw.pick(OTHERS)();
}

/** The value with one part replaced, removed or added, or replaced as a whole. */
export function mutate(value: unknown, draw: Draw): unknown {
  if (typeof value !== 'object' || value === null || draw.chance(0.1)) return malformed(draw);
  if (Array.isArray(value)) {
    const at = draw.below(value.length + 1);
    return [...value.slice(0, at), mutate(value[at], draw), ...value.slice(at + 1)];
  }
  const entries = Object.entries(value);
  const [first, ...rest] = entries;
  if (!first || draw.chance(0.1)) return { ...value, [malformedText(draw)]: malformed(draw) };
  const [key, part] = draw.pick([first, ...rest]);
  if (draw.chance(0.15)) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: mutate(part, draw) };
}
