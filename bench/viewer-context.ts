import type { Context } from '@guildhall/api';
import { unlimited } from '@guildhall/api/core/limiter';
import type { Database } from '@guildhall/db';

/** A member asking in this process, without HTTP and without limits. */
export function contextOf(db: Database, id: number): Context {
  // Workloads only read; what writing procedures need is not there.
  const services = {
    limiter: unlimited,
    log: { info() {}, warn() {}, error() {} },
  } as unknown as Context['services'];
  return {
    db,
    services,
    viewer: { id, role: 'user', sessionKey: null, authAt: new Date() },
    session: { start: async () => {}, end: async () => {} },
    request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
  };
}
