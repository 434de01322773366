import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sendError } from '../errors/errors.ts';
import { isAcceptedBody, isCrossSiteWrite, csrfGuard } from './csrf-guard.ts';

const PUBLIC = 'https://guild.example';

describe('a write comes from another site', () => {
  test.each([
    // method, Sec-Fetch-Site, Origin, Host, expected
    ['POST', 'same-origin', PUBLIC, 'guild.example', false],
    ['POST', 'none', undefined, 'guild.example', false],
    ['POST', 'cross-site', 'https://evil.example', 'guild.example', true],
    ['POST', 'same-site', 'https://blog.guild.example', 'guild.example', true],
    ['POST', 'cross-site', undefined, 'guild.example', true],
    ['POST', 'anything-else', undefined, 'guild.example', true],
    ['POST', undefined, PUBLIC, 'internal:3000', false],
    ['POST', undefined, 'https://guild.example', 'guild.example', false],
    ['POST', undefined, 'https://evil.example', 'guild.example', true],
    ['POST', undefined, 'null', 'guild.example', true],
    ['POST', undefined, 'https://guild.example.evil.example', 'guild.example', true],
    ['POST', undefined, 'https://guild.example:8443', 'guild.example', true],
    ['POST', undefined, undefined, 'guild.example', false],
    ['DELETE', 'cross-site', 'https://evil.example', 'guild.example', true],
    ['PATCH', 'same-site', undefined, 'guild.example', true],
    ['GET', 'cross-site', undefined, 'guild.example', false],
    ['HEAD', 'cross-site', undefined, 'guild.example', false],
  ])('%s, Sec-Fetch-Site %s, Origin %s, Host %s: %s', (method, secFetchSite, origin, host, expected) => {
    expect(isCrossSiteWrite({ method, secFetchSite, origin, host }, PUBLIC)).toBe(expected);
  });
});

describe('a body is accepted', () => {
  test.each([
    ['application/json', true, undefined, true],
    ['application/json; charset=utf-8', true, undefined, true],
    ['APPLICATION/JSON', true, undefined, true],
    [undefined, false, undefined, true],
    [undefined, true, undefined, false],
    ['text/plain', true, undefined, false],
    ['text/plain', false, undefined, false],
    ['application/x-www-form-urlencoded', true, undefined, false],
    ['multipart/form-data; boundary=x', true, undefined, false],
    ['multipart/form-data; boundary=x', true, 'multipart/form-data', true],
    ['text/plain; application/json', true, undefined, false],
    ['application/jsonp', true, undefined, false],
  ])('type %s, body %s, route takes %s: %s', (type, hasBody, accepts, expected) => {
    expect(isAcceptedBody(type, hasBody, accepts)).toBe(expected);
  });
});

test('a rejected cross-site write is logged as malicious_csrf, with its origin', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(sendError);
  app.addHook('onRequest', csrfGuard(PUBLIC));
  app.post('/', () => 'written');
  const send = (origin: string) => app.inject({ method: 'POST', url: '/', headers: { origin } });

  expect((await send(PUBLIC)).statusCode).toBe(200);
  expect((await send('https://evil.example')).statusCode).toBe(403);

  expect(lines.filter((line) => line.includes('malicious_csrf'))).toEqual([
    expect.stringContaining('"origin":"https://evil.example"'),
  ]);
});
