import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();

describe('the address that providers send browsers back to', () => {
  it('leads to the page for it, with the answer in the fragment, and does nothing else', async () => {
    const answer = await server().visitor().get('/api/auth/oidc/chamber/callback?code=a%2Fb&state=c');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sign-in/chamber#code=a%2Fb&state=c');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(['/api/auth/oidc/%2F%2Fevil.test/callback?code=a', '/api/auth/oidc/-/callback?code=a'])(
    'leads nowhere else: %s',
    async (path) => {
      const answer = await server().visitor().get(path);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/');
    },
  );
});
