import type { onRequestHookHandler } from 'fastify';
import { unavailable } from '@guildhall/api/core/errors';
import { type Database, isCrowded } from '@guildhall/db';

/** An onRequest hook: who comes when too many wait for the database is asked to come back. */
export const refuseWhenCrowded =
  (db: Database): onRequestHookHandler =>
  (_request, _reply, done) =>
    isCrowded(db) ? done(unavailable()) : done();
