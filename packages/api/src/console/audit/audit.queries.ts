import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { AuditPage, ListAuditInput } from './audit.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';

const Fields = z.record(z.string(), z.unknown()).nullable().catch(null);

/** The audit log, newest first. */
export async function listAudit(db: Kysely<DB>, input: ListAuditInput): Promise<AuditPage> {
  const { limit, before, event, targetType, targetId, actorId } = input;
  let query = db
    .selectFrom('audit')
    .leftJoin('users as actor', 'actor.id', 'audit.actorId')
    .select([
      'audit.id',
      'audit.at',
      'audit.event',
      'audit.outcome',
      'audit.actorId',
      'audit.actorRole',
      'audit.ip',
      'audit.targetType',
      'audit.targetId',
      'audit.before',
      'audit.after',
      'actor.firstName',
      'actor.lastName',
    ])
    .orderBy('audit.id', 'desc')
    .limit(limit + 1);
  if (before) query = query.where('audit.id', '<', before);
  if (event) query = query.where(sql<boolean>`starts_with(audit.event, ${event})`);
  if (targetType) query = query.where('audit.targetType', '=', targetType);
  if (targetId) query = query.where('audit.targetId', '=', targetId);
  if (actorId) query = query.where('audit.actorId', '=', actorId);
  const rows = await query.execute();

  const page = rows.slice(0, limit);
  return {
    items: page.map(({ firstName, lastName, actorId: actor, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      actor:
        actor === null || firstName === null ? null : { id: actor, name: fullName({ firstName, lastName }) },
      before: Fields.parse(row.before),
      after: Fields.parse(row.after),
    })),
    nextBefore: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
