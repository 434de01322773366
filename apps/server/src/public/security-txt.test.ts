import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer({ settings: { SECURITY_CONTACT: 'https://guild.test/security' } });

test('security.txt says where to report a vulnerability, and is valid for half a year', async () => {
  const { origin } = server();
  const { status, headers, text } = await server().visitor().get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Contact: https://guild.test/security\n');
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
