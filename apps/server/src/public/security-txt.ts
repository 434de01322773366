import { DAY_MS } from '@guildhall/api/ground/values/time';
import type { FastifyInstance } from 'fastify';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { publicOrigin, securityContact }: { publicOrigin: string; securityContact: string },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expires}T00:00:00Z`,
          'Preferred-Languages: en',
          `Canonical: ${publicOrigin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
