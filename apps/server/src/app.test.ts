import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, makeMember } from '@guildhall/db/testing';
import { testServer } from '../testing/test-server.ts';

const server = testServer();

/** Sends these very bytes and answers everything that comes back. */
async function raw(text: string): Promise<string> {
  const { port, hostname } = new URL(server().origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: guild.test', 'Connection: close', ...headers, '', ''].join('\r\n');

describe('a request with an absolute URL, as through a proxy', () => {
  test('is served like one with a path', async () => {
    expect(await raw(head('GET http://guild.test/api/feed HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(head('GET http://guild.test HTTP/1.1'))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await raw(head('GET http://guild.test?page=1 HTTP/1.1'))).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('can sign a member in', async () => {
    const member = await makeMember(server().db);
    const body = JSON.stringify({ email: member.email, password: TEST_PASSWORD });
    const answer = await raw(
      head(
        'POST http://guild.test/api/auth/login HTTP/1.1',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ) + body,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^set-cookie: sid=/im);
  });
});
