import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { pageName } from '../logging/request-log.ts';

/** Strips what may contain an account token or name a member; keywords such as `inline` are no URLs. */
const address = z
  .string()
  .max(2_048)
  .transform((uri) => {
    const url = URL.parse(uri);
    if (!url) return uri.split(/[?#]/, 1)[0] ?? '';
    return url.origin === 'null' ? url.protocol : url.origin + pageName(url.pathname);
  });

/** The logged fields of a browser's report. */
export const CspReport = z.object({
  'csp-report': z.object({
    'document-uri': address.optional(),
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': address.optional(),
  }),
});

const CONTENT_TYPE = 'application/csp-report';
const WINDOW_MS = 60_000;
const PER_WINDOW = 10;

/** Receives CSP violation reports. Anyone can post here, so at most ten a minute are logged. */
export function registerCspReports(app: FastifyInstance): void {
  let windowStart = 0;
  let logged = 0;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      CONTENT_TYPE,
      { parseAs: 'string', bodyLimit: 8_192 },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-report', { config: { accepts: CONTENT_TYPE } }, async (request, reply) => {
      if (Date.now() - windowStart > WINDOW_MS) {
        windowStart = Date.now();
        logged = 0;
      }
      const report = CspReport.safeParse(request.body);
      if (report.success && logged < PER_WINDOW) {
        logged += 1;
        request.log.warn({ report: report.data['csp-report'] }, 'content security policy violation');
      }
      return reply.code(204).send();
    });
  });
}
