import { gzipSync } from 'node:zlib';
import { malformedText } from './malformed.ts';
import type { Draw } from './draw.ts';

/** A request before it is serialized. */
export type RequestTemplate = { method: string; path: string; headers: [string, string][]; body: Buffer };

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

const ODD_HEADERS: readonly [(draw: Draw) => [string, string], ...((draw: Draw) => [string, string])[]] = [
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
  (draw) => ['idempotency-key', `key-${draw.below(5)}`],
  () => ['cookie', 'sid=%00; sid=s%3A.; __Host-sid=;;;=;'],
  () => ['cookie', `sid=${'x'.repeat(4_000)}`],
  () => ['authorization', 'Bearer \u0080'],
  () => ['last-event-id', '-1'],
  () => ['x-request-id', '{"level":60}'],
  () => ['content-language', 'a'.repeat(3_000)],
];

/** A header that is unique or malformed. */
export const oddHeader = (draw: Draw): [string, string] => draw.pick(ODD_HEADERS)(draw);

export const jsonRequest = (method: string, path: string, text: string): RequestTemplate => ({
  method,
  path,
  headers: [['content-type', 'application/json']],
  body: Buffer.from(text),
});

/** JSON that parsers reject or read in different ways. */
export function mutateJson(text: string, draw: Draw): Buffer {
  const at = draw.below(text.length + 1);
  const mutations: readonly [() => string | Buffer, ...(() => string | Buffer)[]] = [
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
    () => Buffer.from(Array.from({ length: 64 }, () => draw.below(256))),
  ];
  const mutated = draw.pick(mutations)();
  return typeof mutated === 'string' ? Buffer.from(mutated) : mutated;
}

/** Changes the content type, the encoding, the method, the path or the body. */
export function mutateRequest(template: RequestTemplate, draw: Draw): RequestTemplate {
  const others = template.headers.filter(([name]) => name !== 'content-type');
  const kind = draw.below(100);
  if (kind < 35) return { ...template, headers: [...others, ['content-type', draw.pick(TYPES)]] };
  if (kind < 45)
    return {
      ...template,
      headers: [
        ...template.headers,
        ['content-encoding', draw.pick(['gzip', 'br', 'deflate', 'x', 'gzip, gzip'])],
      ],
    };
  if (kind < 60) return { ...template, body: mutateJson(template.body.toString(), draw) };
  if (kind < 70) return { ...template, headers: others };
  if (kind < 80)
    return {
      ...template,
      method: draw.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']),
    };
  if (kind < 90) return { ...template, path: mutatePath(template.path, draw) };
  return { ...template, headers: [...template.headers, ['content-type', 'application/json']] };
}

const MALFORMED_PATHS: readonly [string, ...string[]] = [
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

function mutatePath(path: string, draw: Draw): string {
  const at = 1 + draw.below(path.length);
  return path.slice(0, at) + draw.pick(MALFORMED_PATHS) + path.slice(at);
}

/** A value for a path or a query string: URL-encoded, now and then malformed. */
export function encoded(value: unknown, draw: Draw): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (draw.chance(0.05)) return draw.pick(MALFORMED_PATHS);
  return encodeURIComponent(text.toWellFormed()).slice(0, 3_000).replace(/%.?$/, '');
}

/** A multipart upload with malformed parts. */
export function fileRequest(method: string, path: string, draw: Draw): RequestTemplate {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const bytes = draw.pick([
    png,
    Buffer.concat([png, Buffer.from('ffffffffffffffff0806000000', 'hex'), Buffer.alloc(2_000)]),
    Buffer.alloc(0),
    Buffer.from('GIF89a\u0001\u0000'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    Buffer.from('ffd8ffe000104a464946', 'hex'),
  ]);
  const head = `--line\r\ncontent-disposition: form-data; name="${draw.pick(['file', 'other', '', '__proto__'])}"; filename="${draw.pick(['a.png', '../../a', '\u0000', ''])}"\r\ncontent-type: ${draw.pick(['image/png', 'text/html', ''])}\r\n\r\n`;
  const end = draw.pick(['\r\n--line--\r\n', '\r\n--line', '', '\r\n--line\r\n']);
  const field = draw.chance(0.3)
    ? `--line\r\ncontent-disposition: form-data; name="x"\r\n\r\n${malformedText(draw)}\r\n`
    : '';
  return {
    method,
    path,
    headers: [['content-type', 'multipart/form-data; boundary=line']],
    body: Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(end)]),
  };
}
