import { inLocale } from '@guildhall/locale/current-locale';
import type { Locale } from '@guildhall/locale/locales';
import { translated } from '@guildhall/locale/translated';
import { siteFileMessages } from '@guildhall/api/community/site/site-files.messages';
import type { FastifyReply } from 'fastify';
import { STATIC_STYLE, staticPage } from './static-page.ts';

/** The CSP of the page: its inline style and nothing else. */
const POLICY = `default-src 'none'; style-src ${STATIC_STYLE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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

const pageOf = (status: OverloadStatus, locale: Locale): string =>
  inLocale(locale, () => {
    const { again, ...pages } = translated(siteFileMessages).overload;
    const { title, text } = pages[status];
    return staticPage({ title, body: `<p>${text}</p><p><a href="">${again}</a></p>` });
  });
