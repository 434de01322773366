import { gzipSync } from 'node:zlib';
import { hostileText } from './hostile.ts';
import type { Random } from './random.ts';

/** A request before it is written: one line, headers and bytes. */
export type Draft = { method: string; path: string; headers: [string, string][]; body: Buffer };

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=line',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/jsonl',
  'application/octet-stream',
  'application/xml',
  'application/json, text/plain',
  ';;;',
  '*/*',
  '',
] as const;

const ODD_HEADERS: readonly [
  (random: Random) => [string, string],
  ...((random: Random) => [string, string])[],
] = [
  () => ['accept', 'application/jsonl'],
  () => ['trpc-accept', 'application/jsonl'],
  () => ['accept', 'text/html;q=\u00ff, */*;q=x'],
  () => ['accept-language', ',,,;q=9'],
  () => ['accept-encoding', 'identity;q=0, *;q=0'],
  () => ['if-none-match', '*, "", W/'],
  () => ['if-modified-since', 'never'],
  () => ['range', 'bytes=-1,5-2,999999999999-'],
  () => ['x-forwarded-for', '1.2.3.4, \u00e4, '.repeat(50)],
  () => ['x-forwarded-host', 'elsewhere.test'],
  () => ['forwarded', 'for="[::"'],
  () => ['origin', 'null'],
  () => ['origin', 'https://elsewhere.test'],
  () => ['origin', '%%%'],
  () => ['sec-fetch-site', 'cross-site'],
  () => ['sec-fetch-site', 'nonsense'],
  () => ['referer', 'http://%zz'],
  () => ['user-agent', '\u00ff'.repeat(900)],
  () => ['idempotency-key', '\u00e9'],
  () => ['idempotency-key', 'k'.repeat(256)],
  (random) => ['idempotency-key', `key-${random.below(5)}`],
  () => ['cookie', 'sid=%00; sid=s%3A.; __Host-sid=;;;=;'],
  () => ['cookie', `sid=${'x'.repeat(4_000)}`],
  () => ['authorization', 'Bearer \u0080'],
  () => ['last-event-id', '-1'],
  () => ['x-request-id', '{"level":60}'],
  () => ['content-language', 'a'.repeat(3_000)],
];

/** A header more that nobody asked for. */
export const oddHeader = (random: Random): [string, string] => random.pick(ODD_HEADERS)(random);

export const jsonDraft = (method: string, path: string, text: string): Draft => ({
  method,
  path,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(text),
});

/** JSON text that a strict or a lax reader may read otherwise than it was meant, or not at all. */
export function spoilText(text: string, random: Random): Buffer {
  const at = random.below(text.length + 1);
  const spoils: readonly [() => string | Buffer, ...(() => string | Buffer)[]] = [
    () => text.slice(0, at),
    () => text.replace('{', `{"id":2,"id":"x","__proto__":{"role":"admin"},`),
    () => text.replace(/\d+/, '1e999'),
    () => text.replace(/\d+/, '-0'),
    () => text.replace(/\d+/, '9'.repeat(400)),
    () => text.replace(/"[^"]*"/, '"\\ud800"'),
    () => text.replace(/"[^"]*"/, '"\\u0000"'),
    () => text.replace(/"[^"]*"/, '"\\x"'),
    () => `${text},`,
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => '['.repeat(20_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => '',
    () => 'null',
    () => '"text"',
    () => 'NaN',
    () => '0',
    () => ' '.repeat(70_000),
    () => `{"content":"${'x'.repeat(66_000)}"}`,
    () =>
      Buffer.concat([
        Buffer.from(text.slice(0, at)),
        Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80]),
        Buffer.from(text.slice(at)),
      ]),
    () => Buffer.from(text, 'utf16le'),
    () => gzipSync(text),
    () => Buffer.from(Array.from({ length: 64 }, () => random.below(256))),
  ];
  const spoilt = random.pick(spoils)();
  return typeof spoilt === 'string' ? Buffer.from(spoilt) : spoilt;
}

/** Something wrong around the content: its type, its encoding, its method, its address. */
export function spoilDraft(draft: Draft, random: Random): Draft {
  const others = draft.headers.filter(([name]) => name !== 'content-type');
  const kind = random.next();
  if (kind < 0.35) return { ...draft, headers: [...others, ['content-type', random.pick(TYPES)]] };
  if (kind < 0.45)
    return {
      ...draft,
      headers: [
        ...draft.headers,
        ['content-encoding', random.pick(['gzip', 'br', 'deflate', 'x', 'gzip, gzip'])],
      ],
    };
  if (kind < 0.6) return { ...draft, body: spoilText(draft.body.toString(), random) };
  if (kind < 0.7) return { ...draft, headers: others };
  if (kind < 0.8)
    return {
      ...draft,
      method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']),
    };
  if (kind < 0.9) return { ...draft, path: spoilPath(draft.path, random) };
  return { ...draft, headers: [...draft.headers, ['content-type', 'application/json']] };
}

const PATH_SPOILS: readonly [string, ...string[]] = [
  '%',
  '%zz',
  '%00',
  '%c0%80',
  '%ff',
  '..%2f',
  '//',
  '/./../',
  ';a=b',
  '?',
  '??',
  '&&&=',
  '%0d%0a',
  '%25%30%30',
  '\u00e9',
  `/${'a'.repeat(1_500)}`,
  `?${'a=1&'.repeat(900)}`,
];

function spoilPath(path: string, random: Random): string {
  const at = 1 + random.below(path.length);
  return path.slice(0, at) + random.pick(PATH_SPOILS) + path.slice(at);
}

/** A value as it may stand in a path or a query string: encoded as it should be, or nearly. */
export function encoded(value: unknown, random: Random): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (random.chance(0.05)) return random.pick(PATH_SPOILS);
  return encodeURIComponent(text.toWellFormed()).slice(0, 3_000).replace(/%.?$/, '');
}

/** A file as a browser sends it, with something wrong. */
export function fileDraft(method: string, path: string, random: Random): Draft {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const bytes = random.pick([
    png,
    Buffer.concat([png, Buffer.from('ffffffffffffffff0806000000', 'hex'), Buffer.alloc(2_000)]),
    Buffer.alloc(0),
    Buffer.from('GIF89a\u0001\u0000'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    Buffer.from('ffd8ffe000104a464946', 'hex'),
  ]);
  const head = `--line\r\ncontent-disposition: form-data; name="${random.pick(['file', 'other', '', '__proto__'])}"; filename="${random.pick(['a.png', '../../a', '\u0000', ''])}"\r\ncontent-type: ${random.pick(['image/png', 'text/html', ''])}\r\n\r\n`;
  const end = random.pick(['\r\n--line--\r\n', '\r\n--line', '', '\r\n--line\r\n']);
  const field = random.chance(0.3)
    ? `--line\r\ncontent-disposition: form-data; name="x"\r\n\r\n${hostileText(random)}\r\n`
    : '';
  return {
    method,
    path,
    headers: [['content-type', 'multipart/form-data; boundary=line']],
    body: Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(end)]),
  };
}
