import type { onRequestHookHandler } from 'fastify';
import { unavailable } from '@guildhall/api/ground/errors/errors';
import { type Database, isPoolSaturated } from '@guildhall/db';

/**
 * Load shedding, as an onRequest hook: 503 with Retry-After while too many statements wait for a database
 * connection. It runs before cookies and the session are read, so error handlers must not rely on either.
 */
export const shedLoad =
  (db: Database): onRequestHookHandler =>
  (_request, _reply, done) =>
    isPoolSaturated(db) ? done(unavailable()) : done();
