import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '@guildhall/db';
import type { AuditPage, ListAuditInput } from './audit.schema.ts';
import { translated } from '@guildhall/locale/translated';
import { AUDIT_EVENTS } from '../../ground/values/audit-events.messages.ts';
import { isListed } from '../users/users.queries.ts';
import { nameTargets } from './audit-targets.queries.ts';
import type { RoleHolder } from '../../ground/roles/roles.policy.ts';
import { fullName } from '../../ground/values/person-name.ts';

const Fields = z.record(z.string(), z.unknown()).nullable().catch(null);

/** The audit log, newest first. */
export async function listAudit(
  db: Kysely<DB>,
  viewer: RoleHolder,
  input: ListAuditInput,
): Promise<AuditPage> {
  const { limit, before, event, targetType, targetId, actorId, person } = input;
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
  if (person) {
    const ids = await listPeople(db, viewer, person);
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`audit.actor_id = any(${ids}::int[])`,
        sql<boolean>`audit.target_type = 'user' and audit.target_id = any(${ids.map(String)}::text[])`,
      ]),
    );
  }
  if (actorId) query = query.where('audit.actorId', '=', actorId);
  const rows = await query.execute();

  const page = rows.slice(0, limit);
  const nameOf = await nameTargets(db, page);
  return {
    items: page.map(({ firstName, lastName, actorId: actor, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      sentence: sentenceOf(row.event),
      targetName: nameOf(row),
      actor:
        actor === null || firstName === null ? null : { id: actor, name: fullName({ firstName, lastName }) },
      before: Fields.parse(row.before),
      after: Fields.parse(row.after),
    })),
    nextBefore: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** An event of an earlier version is shown as it was written. */
const sentenceOf = (event: string): string =>
  new Map<string, string>(Object.entries(translated(AUDIT_EVENTS))).get(event) ?? event;

/** More members than this are not looked for by a part of their name. */
const PEOPLE_MAX = 50;

async function listPeople(db: Kysely<DB>, viewer: RoleHolder, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isListed(viewer, { search, filter: 'all' }))
    .limit(sql.lit(PEOPLE_MAX))
    .execute();
  return rows.map(({ id }) => id);
}
