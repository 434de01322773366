import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { hasOtherAdmins } from '../moderation/objections.queries.ts';
import { toPage } from '../../ground/core/keyset.ts';
import { afterCursor } from '../../ground/core/pagination.ts';
import { nameIn } from '../../ground/core/person.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { abilitiesOf } from './data-requests.policy.ts';
import {
  type DataRequest,
  type DataRequestPage,
  type DataRequestRef,
  type ListDataRequestsInput,
  Retained,
} from './data-requests.schema.ts';

/** Requests of one status, newest first. */
export async function listDataRequests(
  db: Kysely<DB>,
  viewer: Viewer,
  { limit, cursor, status }: ListDataRequestsInput,
): Promise<DataRequestPage> {
  const rows = await requests(db)
    .where('request.status', '=', status)
    .where(afterCursor(cursor, 'request.created_at', 'request.id'))
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit + 1)
    .execute();
  const hasOthers = await hasOtherAdmins(db, viewer.id);
  return toPage(rows, limit, (row) => present(row, { viewerId: viewer.id, hasOthers }));
}

export async function getDataRequest(
  db: Kysely<DB>,
  viewer: Viewer,
  { id }: DataRequestRef,
): Promise<DataRequest> {
  const row = await requests(db).where('request.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('This request no longer exists');
  return present(row, { viewerId: viewer.id, hasOthers: await hasOtherAdmins(db, viewer.id) });
}

const requests = (db: Kysely<DB>) =>
  db
    .selectFrom('dataRequests as request')
    .leftJoin('users as member', (join) =>
      join.onRef('member.id', '=', 'request.userId').on('member.erasedAt', 'is', null),
    )
    .leftJoin('applicants as applicant', 'applicant.id', 'request.applicantId')
    .leftJoin('users as asker', 'asker.id', 'request.requestedBy')
    .leftJoin('users as decider', 'decider.id', 'request.decidedBy')
    .selectAll('request')
    .select([
      sql<string>`(request.received_on + interval '1 month')::date::text`.as('dueOn'),
      sql<string>`request.created_at::text`.as('sortKey'),
      nameIn('asker').as('askerName'),
      nameIn('decider').as('deciderName'),
      sql<string | null>`coalesce(${nameIn('member')}, ${nameIn('applicant')})`.as('personName'),
      sql<string | null>`coalesce(member.email, applicant.email)`.as('personEmail'),
    ]);

type Row = ReturnType<typeof requests> extends SelectQueryBuilder<DB, never, infer R> ? R : never;

function present(row: Row, viewer: { viewerId: number; hasOthers: boolean }): DataRequest {
  const { id, kind, channel, receivedOn, dueOn, reason, alsoPublished, status, personName, personEmail } =
    row;
  return {
    id,
    kind,
    channel,
    receivedOn,
    dueOn,
    reason,
    alsoPublished,
    status,
    subject:
      row.userId === null
        ? { type: 'applicant', id: row.applicantId ?? 0 }
        : { type: 'member', id: row.userId },
    person: personName === null || personEmail === null ? null : { name: personName, email: personEmail },
    requestedBy: row.requestedBy === null ? null : { id: row.requestedBy, name: row.askerName },
    decidedBy: row.decidedBy === null ? null : { id: row.decidedBy, name: row.deciderName },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    retained: row.retained === null ? null : Retained.parse(row.retained),
    can: abilitiesOf(row, viewer),
  };
}
