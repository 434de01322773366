import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

test('the unsubscribe page allows its one form, and nothing else', async () => {
  const { headers, text } = await server().visitor().get('/unsubscribe?token=x');
  const policy = headers.get('content-security-policy') ?? '';
  expect(text).toContain('<form method="post">');
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
