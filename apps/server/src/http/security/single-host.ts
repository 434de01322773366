import type { onRequestHookHandler } from 'fastify';
import { invalid } from '@guildhall/api/ground/errors/errors';

/**
 * Refuses a request with more than one Host header, as RFC 9112 (3.2) asks: a proxy in front may have gone by
 * the one that Node ignores.
 */
export const requireSingleHost: onRequestHookHandler = ({ raw: { rawHeaders } }, _reply, done) => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  done(hosts > 1 ? invalid('The request could not be read') : undefined);
};
