import { CookieJar } from 'tough-cookie';

/**
 * What a browser holds for one origin, by the rules of browsers: path, expiry, `__Host-`. A cookie that a
 * browser would refuse throws. `Secure` counts as met, as on every machine's own address.
 */
export class Cookies {
  readonly #jar = new CookieJar(undefined, { prefixSecurity: 'strict' });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Applies the Set-Cookie headers of the response to a request for `path`. */
  remember(headers: Headers, path: string): void {
    for (const line of headers.getSetCookie()) this.#jar.setCookieSync(line, this.#origin + path);
  }

  /** The value of the Cookie header of a request for `path`; empty when there is none. */
  header(path = '/'): string {
    return this.#jar.getCookieStringSync(this.#origin + path);
  }

  get(name: string): string | undefined {
    return this.#jar.getCookiesSync(this.#origin).find(({ key }) => key === name)?.value;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** Plants a cookie, as a thief does. */
  set(name: string, value: string): void {
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    this.#jar.setCookieSync(`${name}=${value}; Path=/${secure}`, this.#origin);
  }

  delete(name: string): void {
    this.set(name, '; Max-Age=0');
  }

  /** Names and values. */
  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const { key, value } of this.#jar.getCookiesSync(this.#origin)) yield [key, value];
  }
}
