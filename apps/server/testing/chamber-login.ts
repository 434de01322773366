import type { Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

export type Person = { email: string; email_verified: boolean; given_name: string; family_name: string };

export type ChamberLogin = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** By the name that they sign in with, which is their subject too. */
  people: Map<string, Person>;
  close(): Promise<void>;
};

/** A real OpenID provider on loopback, with a page for signing in where any password will do. */
export async function startChamberLogin(redirectUris: string[]): Promise<ChamberLogin> {
  const people = new Map<string, Person>();
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = { client_id: 'guildhall', client_secret: 'a secret of the tests' };
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: redirectUris }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => ({ sub: accountId, ...person }) };
    },
  });
  const server = await new Promise<Server>((resolve) => {
    const listening = provider.listen(port, '127.0.0.1', () => resolve(listening));
  });
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    people,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Goes through the provider's pages as a browser does. @returns the query that it comes back with */
export async function signInThere(address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let next = address;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    form = undefined;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const [, action = '', prompt = ''] =
        /action="([^"]+)"[\s\S]*name="prompt" value="([^"]+)"/.exec(await answer.text()) ?? [];
      next = new URL(action, origin).href;
      form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt };
    } else {
      const url = new URL(location, next);
      if (url.origin !== origin) return url.search.slice(1);
      next = url.href;
    }
  }
  throw new Error('The provider did not send the browser back');
}
