import { expect, test } from 'vitest';
import { createSigner } from '@guildhall/api/ground/security/signer';
import { testServer } from '../../testing/test-server.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const server = testServer({ settings: { SESSION_SECRET: secret } });

test('the unsubscribe page says which emails, allows its one form, and nothing else', async () => {
  const token = createSigner([secret], 'guildhall mail').sign('1:weekly_digest');
  const { headers, text } = await server().visitor().get(`/unsubscribe?token=${token}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(text).toContain('<form method="post">');
  expect(text).toContain('The weekly digest');
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("default-src 'none'");
  // A sandboxed page cannot submit forms.
  expect(policy).not.toContain('sandbox');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('a form on another site cannot submit it', async () => {
  const answer = await server()
    .visitor()
    .send('POST', '/unsubscribe?token=x', {
      body: 'a=b',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      },
    });
  expect(answer.status).toBe(403);
});

test('a link that is not ours asks nothing, and leads to the settings', async () => {
  const { status, text } = await server().visitor().get('/unsubscribe?token=x');
  expect(status).toBe(400);
  expect(text).toContain('This link is not valid');
  expect(text).toContain('href="/settings"');
  expect(text).not.toContain('<form');
});
