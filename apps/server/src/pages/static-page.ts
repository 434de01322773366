import { directionOf } from '@guildhall/locale/locales';
import { currentLocale } from '@guildhall/locale/current-locale';
import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark;--ground:#f9f8f4;--surface:#fff;--line:#e3e0d7;--words:#1f1e1b;--quiet:#5f5c54;--press:#1a5c4b;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#131b19;--surface:#1b2422;--line:#35403d;--words:#ecebe6;--quiet:#a9aca6;--press:#2a7a66}}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;background:var(--ground);color:var(--words)}
main{box-sizing:border-box;width:min(32rem,100vw - 2rem);padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:1rem}
h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}
.site{color:var(--quiet);font-weight:600;margin:0}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.6rem;background:var(--press);color:var(--on);cursor:pointer}
a{color:inherit}`;

/** What a CSP allows of the style of these pages, which is inline. */
export const STATIC_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

type StaticPage = {
  /** The name of the community, where it is known. */
  site?: string;
  title: string;
  /** HTML. */
  body: string;
};

/** A page of about a kilobyte in the language of the request, without scripts and the style sheets of the build. */
export function staticPage({ site, title, body }: StaticPage): string {
  const locale = currentLocale();
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${STYLE}</style></head><body><main>`,
    site === undefined ? '' : `<p class="site">${escaped(site)}</p>`,
    `<h1>${title}</h1>${body}</main></body></html>`,
  ].join('');
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
