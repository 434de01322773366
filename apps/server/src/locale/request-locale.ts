import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommunitySource } from '@guildhall/api/ground/core/community-source';
import { inLocale } from '@guildhall/locale/current-locale';
import { loadCatalog } from './catalogs.ts';
import { DEFAULT_LOCALE, type Locale, chooseLocale } from '@guildhall/locale/locales';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of what the client reads. */
    locale: Locale;
    /** Those that the community offers, its own first. */
    offeredLocales: readonly Locale[];
  }
}

/** Set by the switch of the web, for visitors and for the pages around signing in. */
const COOKIE = /(?:^|;\s*)locale=([\w-]{2,35})(?:;|$)/;

/** The language of a request, before and after it is known who asks. */
function localeOfRequest({ headers, viewer, offeredLocales }: FastifyRequest): Locale {
  const cookie = COOKIE.exec(headers.cookie ?? '')?.[1];
  return chooseLocale(offeredLocales, {
    chosen: viewer?.locale ?? cookie,
    acceptLanguage: headers['accept-language'],
  });
}

/** Answers every request in the language of its reader, errors included. */
export function speakTheirLanguage(app: FastifyInstance, community: CommunitySource): void {
  app.addHook('onRequest', async (request) => {
    // Without the database there is no setting, and the error is read in the product's own language.
    const settings = await community.get().catch(() => undefined);
    request.offeredLocales = settings?.locales ?? [DEFAULT_LOCALE];
    request.locale = localeOfRequest(request);
  });
  // Once the session has been read; after the body has, which would leave the context.
  app.addHook('preValidation', (request, _reply, done) => {
    request.locale = localeOfRequest(request);
    loadCatalog(request.locale).then(() => inLocale(request.locale, done), done);
  });
}
