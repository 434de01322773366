import { inLocale } from '@guildhall/locale/current-locale';
import { type Locale, directionOf } from '@guildhall/locale/locales';
import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;background:Canvas;color:CanvasText}
main{max-width:32rem;padding:2rem}
h1{font-size:1.5rem;line-height:1.2}
a{color:LinkText}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** The CSP of the page: its inline style and nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const STATUSES = [429, 503] as const;
export type OverloadStatus = (typeof STATUSES)[number];

/** Whether the status means "retry later", which is served as a short static page. */
export const isOverloadStatus = (status: number): status is OverloadStatus =>
  STATUSES.some((known) => known === status);

/** Sends a page of about a kilobyte: no rendering, no session, no database. */
export function sendOverloadPage(reply: FastifyReply, status: OverloadStatus, retryAfter = 1): FastifyReply {
  return reply
    .code(status)
    .header('retry-after', String(retryAfter))
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(pageOf(status, reply.request.locale));
}

function pageOf(status: OverloadStatus, locale: Locale): string {
  const { again, ...pages } = inLocale(locale, () => translated(siteFileMessages)).overload;
  const { title, text } = pages[status];
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`,
  ].join('');
}
