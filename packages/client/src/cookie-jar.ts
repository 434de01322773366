/**
 * The cookies of one installation, in memory. A browser has its own jar; other programs use this one,
 * and store `toString()` to stay signed in across restarts. That text is a credential: store it
 * like a password.
 */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** @param stored an earlier `toString()`; empty when not signed in */
  constructor(stored = '') {
    for (const pair of stored.split('; ')) this.#keep(pair);
  }

  /** Applies the Set-Cookie headers of a response. */
  remember(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const expires = valueOf(attributes, 'expires');
      const isGone =
        valueOf(attributes, 'max-age') === '0' ||
        (expires !== undefined && new Date(expires).getTime() <= Date.now());
      if (isGone) this.#cookies.delete(pair.slice(0, pair.indexOf('=')));
      else this.#keep(pair);
    }
  }

  /** The value of a Cookie header; empty when there is none. */
  toString(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(pair: string): void {
    const at = pair.indexOf('=');
    if (at > 0) this.#cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
}

function valueOf(attributes: string[], name: string): string | undefined {
  const found = attributes.map((one) => one.trim()).find((one) => one.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
