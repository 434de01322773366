/** Bytes written to a socket, and the responses that are expected. */
export type RawCase = {
  name: string;
  /** `HOST` is replaced by the server's own. */
  bytes: string;
  /** The statuses in order; a list where several are right. */
  responses: (number | number[])[];
  /** Written one byte at a time, with so many milliseconds between. */
  dripMs?: number;
};

const REFUSED = [400, 431];
const HEAD = 'GET /healthz HTTP/1.1\r\nhost: HOST\r\n';
const POST = 'POST /api/auth/login HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\n';
/** Would get a 404 if it were ever parsed as a request of its own. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nhost: HOST\r\n\r\n';

const refused = (name: string, bytes: string): RawCase => ({ name, bytes, responses: [REFUSED] });

/** Forty requests that two parsers might read differently, or that one parser fails on. */
export const RAW_CASES: RawCase[] = [
  refused('CL.TE', `${POST}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG${SMUGGLED}`),
  refused(
    'TE.CL',
    `${POST}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n5c\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  ),
  refused('TE.TE', `${POST}transfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n${SMUGGLED}`),
  refused('an unknown transfer encoding', `${POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`),
  refused('chunked that is not last', `${POST}transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n`),
  refused('chunked after a tab', `${POST}transfer-encoding:\tchunked, x\r\n\r\n0\r\n\r\n`),
  refused('chunked with a space before the colon', `${POST}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`),
  refused('two lengths', `${POST}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${SMUGGLED}`),
  refused('two lengths in a list', `${POST}content-length: 2, 40\r\n\r\n{}${SMUGGLED}`),
  refused('a negative length', `${POST}content-length: -1\r\n\r\n`),
  refused('a length with a sign', `${POST}content-length: +2\r\n\r\n{}`),
  refused('a length in hexadecimal', `${POST}content-length: 0x2\r\n\r\n{}`),
  refused('a length with a point', `${POST}content-length: 2.0\r\n\r\n{}`),
  refused('a length that overflows', `${POST}content-length: 99999999999999999999999\r\n\r\n{}`),
  refused('an empty length', `${POST}content-length: \r\n\r\n${SMUGGLED}`),
  refused('a chunk without a size', `${POST}transfer-encoding: chunked\r\n\r\n\r\n{}\r\n0\r\n\r\n`),
  refused(
    'a chunk of an impossible size',
    `${POST}transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n`,
  ),
  refused('a chunk of a negative size', `${POST}transfer-encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`),
  refused(
    'a chunk that is longer than it says',
    `${POST}transfer-encoding: chunked\r\n\r\n2\r\n{}{}\r\n0\r\n\r\n`,
  ),
  refused('a bare LF after the request line', 'GET /healthz HTTP/1.1\nhost: HOST\r\n\r\n'),
  refused('a bare LF between headers', `GET /healthz HTTP/1.1\r\nhost: HOST\nx: y\r\n\r\n`),
  refused('a bare CR in a header', `${HEAD}x: a\rb: c\r\n\r\n`),
  refused('a NUL in a header', `${HEAD}x: a\u0000b\r\n\r\n`),
  refused('a header without a name', `${HEAD}: x\r\n\r\n`),
  refused('a header without a colon', `${HEAD}nothing\r\n\r\n`),
  refused('a header with a space in its name', `${HEAD}x y: z\r\n\r\n`),
  refused('a folded header', `${HEAD}x: a\r\n b: c\r\n\r\n`),
  refused('a folded line before the first header', `GET /healthz HTTP/1.1\r\n x: y\r\nhost: HOST\r\n\r\n`),
  refused('a header of 17 kB', `${HEAD}x: ${'a'.repeat(17_000)}\r\n\r\n`),
  refused('3,000 headers', `${HEAD}${'x: y\r\n'.repeat(3_000)}\r\n`),
  refused('a URL of 17 kB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nhost: HOST\r\n\r\n`),
  refused('no host', 'GET /healthz HTTP/1.1\r\n\r\n'),
  refused('HTTP/1.2', 'GET /healthz HTTP/1.2\r\nhost: HOST\r\n\r\n'),
  refused('HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  refused('a TLS ClientHello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'),
  refused('an unknown method', 'NOTHING /healthz HTTP/1.1\r\nhost: HOST\r\n\r\n'),
  { name: 'a head that never ends', bytes: `${HEAD}x: `, responses: [408] },
  { name: 'a body that is never sent', bytes: `${POST}content-length: 10\r\n\r\n`, responses: [408] },
  {
    name: 'a byte every few milliseconds',
    bytes: `${HEAD}connection: close\r\n\r\n`,
    responses: [200],
    dripMs: 5,
  },
  {
    name: '1,000 pipelined requests',
    bytes: `${`${HEAD}\r\n`.repeat(999)}${HEAD}connection: close\r\n\r\n`,
    responses: Array.from({ length: 1_000 }, () => 200),
  },
];
