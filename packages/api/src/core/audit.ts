import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from './context.ts';

export type AuditEntry = {
  /** What happened, as `short_link.taken_down`. */
  event: string;
  targetType: string;
  targetId: string | number;
  /** The changed fields only; never secrets. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Writes what an administrator did. Call it inside the transaction that does it. */
export async function writeAudit(db: Kysely<DB>, ctx: MemberContext, entry: AuditEntry): Promise<void> {
  const { event, targetType, targetId, before, after } = entry;
  await db
    .insertInto('audit')
    .values({
      event,
      targetType,
      targetId: String(targetId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      actorId: ctx.viewer.id,
      actorRole: ctx.viewer.role,
      ip: ctx.request.ip,
      requestId: ctx.request.id,
    })
    .execute();
}
