import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { MemberContext } from './context.ts';

export type AuditEntry = {
  /** What happened, as `short_link.taken_down`. */
  event: string;
  targetType: string;
  targetId: string | number;
  /** The changed fields only; never secrets. What is personal in them is left out below. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/**
 * Fields whose values stay out of the audit, which nobody can erase anything from: contact data and names,
 * and what members and administrators wrote. Only the ids tell who it was (decision 0112).
 */
const PERSONAL = new Set([
  'email',
  'firstName',
  'lastName',
  'phone',
  'address',
  'zipCode',
  'content',
  'note',
]);

const withoutPersonal = (fields: Record<string, unknown>): string =>
  JSON.stringify(fields, (name, value: unknown) => (PERSONAL.has(name) ? undefined : value));

/** Writes what an administrator did. Call it inside the transaction that does it. */
export async function writeAudit(db: Kysely<DB>, ctx: MemberContext, entry: AuditEntry): Promise<void> {
  const { event, targetType, targetId, before, after } = entry;
  await db
    .insertInto('audit')
    .values({
      event,
      targetType,
      targetId: String(targetId),
      before: before ? withoutPersonal(before) : null,
      after: after ? withoutPersonal(after) : null,
      actorId: ctx.viewer.id,
      actorRole: ctx.viewer.role,
      ip: ctx.request.ip,
      requestId: ctx.request.id,
    })
    .execute();
}
