import { PENDING_DAYS } from '../recommendations/request-days.policy.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@guildhall/db';
import { avatarUrl } from '../../ground/values/avatar.ts';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { cutPage } from '../../ground/core/keyset.ts';
import { limitPlusOne } from '../../ground/core/pagination.ts';
import { containsText } from '../../ground/core/text-search.ts';
import { notBlocked } from '../../ground/core/visibility.ts';
import { ORDERS, RANK } from './connection-order.ts';
import { abilities, decideRequest, isPendingForSender, shownStatus } from './connections.policy.ts';
import { isReachable, listBlockers, listPairRows } from './pair.queries.ts';
import type {
  Connection,
  ConnectionPage,
  ConnectionStatus,
  Direction,
  ListConnectionsInput,
  MemberRef,
  Relation,
} from './connections.schema.ts';
import { usernameOf } from '../../ground/values/person-name.ts';

/** As a name is spoken; the card shows the company and the job title. */
const SEARCHED = sql<string>`public.fold_text(concat_ws(' ', person.first_name, person.last_name, person.company, person.job_title))`;

/** Connections and requests of the viewer, newest first or by name, without deactivated members. */
export async function listConnections(
  db: Kysely<DB>,
  viewer: Viewer,
  input: ListConnectionsInput,
): Promise<ConnectionPage> {
  const { search = '' } = input;
  const order = ORDERS[input.sort];
  const [first, ...rest] = branchesOf(input).map(([direction, status]) => {
    const branch = connectionsOf(db, viewer.id, direction)
      .where('connections.status', '=', status)
      .where('person.isActive', '=', true)
      .$if(status !== 'accepted', (query) =>
        query.where('connections.createdAt', '>', sql<Date>`now() - make_interval(days => ${PENDING_DAYS})`),
      )
      // A request of the viewer's does not show a member whose address awaits confirmation.
      .$if(direction === 'outgoing' && status !== 'accepted', (query) =>
        query.where('person.awaitsConfirmation', '=', false),
      )
      // A declined request is shown as pending, but not once the receiver has blocked its sender.
      .$if(status === 'declined', (query) => query.where(notBlocked(viewer, 'person.id')))
      .$if(search !== '', (query) => query.where(containsText(SEARCHED, search)))
      .where(order.after(input.cursor))
      .orderBy(order.branch)
      .limit(limitPlusOne(input.limit));
    return db.selectFrom(branch.as('branch')).selectAll();
  });
  if (!first) return { items: [], nextCursor: null };

  const rows = await db
    .selectFrom(rest.reduce((all, branch) => all.unionAll(branch), first).as('rows'))
    .selectAll()
    .orderBy(order.all)
    .limit(limitPlusOne(input.limit))
    .execute();
  const now = new Date();
  return cutPage(rows, input.limit, (row) => present(viewer.id, row, now), order.cursorOf);
}

/** One row as the viewer, one of its two sides, sees it; undefined for anyone else. */
export async function findConnection(
  db: Kysely<DB>,
  viewer: Viewer,
  id: number,
): Promise<Connection | undefined> {
  const row =
    (await connectionsOf(db, viewer.id, 'outgoing').where('connections.id', '=', id).executeTakeFirst()) ??
    (await connectionsOf(db, viewer.id, 'incoming').where('connections.id', '=', id).executeTakeFirst());
  return row && present(viewer.id, row, new Date());
}

/**
 * The viewer's relation to one active member. Being blocked by them looks like a request that was withdrawn
 * lately: there is no relation, and none can be asked for at present.
 */
export async function getRelation(db: Kysely<DB>, viewer: Viewer, { userId }: MemberRef): Promise<Relation> {
  if (userId === viewer.id) return relation(userId, 'self');
  if (!(await isReachable(db, viewer, userId))) throw notFound('This member is not available');
  const blockers = await listBlockers(db, viewer.id, userId);
  if (blockers.includes(viewer.id)) return relation(userId, 'blocked');

  const now = new Date();
  const rows = await listPairRows(db, viewer.id, userId);
  const row =
    rows.find(({ status }) => status === 'accepted') ??
    rows.find((pair) => pair.userId === viewer.id && isPendingForSender(pair, now)) ??
    rows.find((pair) => pair.status === 'pending' && isPendingForSender(pair, now));
  if (!row) {
    const none = relation(userId, 'none');
    const isAskable = blockers.length === 0 && decideRequest(viewer.id, rows, now).kind !== 'refuse';
    return { ...none, can: { ...none.can, request: isAskable } };
  }
  const pending = row.userId === viewer.id ? 'pending_out' : 'pending_in';
  const known = relation(userId, row.status === 'accepted' ? 'connected' : pending);
  return { ...known, connectionId: row.id, can: { ...known.can, ...abilities(viewer.id, row, now) } };
}

/** The page is merged from one index range for each pair of direction and stored status. */
function branchesOf({ asked, status }: ListConnectionsInput): [Direction, ConnectionStatus][] {
  const all: [Direction, ConnectionStatus][] = [
    ['outgoing', 'accepted'],
    ['incoming', 'accepted'],
    ['outgoing', 'pending'],
    ['incoming', 'pending'],
    // Declining is silent.
    ['outgoing', 'declined'],
  ];
  return all.filter(
    ([side, stored]) =>
      (!asked || side === asked) && (!status || (status === 'accepted') === (stored === 'accepted')),
  );
}

function connectionsOf(db: Kysely<DB>, viewerId: number, direction: Direction) {
  const [mine, others] =
    direction === 'outgoing'
      ? (['connections.userId', 'connections.connectedUserId'] as const)
      : (['connections.connectedUserId', 'connections.userId'] as const);
  return db
    .selectFrom('connections')
    .innerJoin('users as person', 'person.id', others)
    .select([
      'connections.id',
      'connections.status',
      'connections.userId',
      'connections.createdAt',
      'connections.acceptedAt',
      'connections.connectionNotes as note',
      'connections.matchScore',
      'person.id as personId',
      'person.username',
      'person.firstName',
      'person.lastName',
      'person.jobTitle',
      'person.company',
      'person.avatarKey',
      sql<string>`connections.created_at::text`.as('sortKey'),
      'person.directoryName as name',
      RANK.as('rank'),
    ])
    .where(mine, '=', viewerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof connectionsOf>['execute']>>[number];

function present(viewerId: number, row: Row, now: Date): Connection {
  const status = shownStatus(viewerId, row);
  const since = row.status === 'accepted' ? (row.acceptedAt ?? row.createdAt) : row.createdAt;
  return {
    id: row.id,
    status,
    direction: row.userId === viewerId ? 'outgoing' : 'incoming',
    userId: row.personId,
    username: usernameOf({ id: row.personId, username: row.username }),
    connectedUser: {
      firstName: row.firstName,
      lastName: row.lastName,
      jobTitle: row.jobTitle,
      company: row.company,
      avatar: avatarUrl(row.avatarKey),
    },
    connectedSince: since.toISOString(),
    note: row.note,
    matchScore: row.matchScore,
    can: abilities(viewerId, row, now),
  };
}

function relation(userId: number, status: Relation['status']): Relation {
  const isOther = status !== 'self';
  return {
    userId,
    status,
    connectionId: null,
    can: {
      request: status === 'none',
      accept: false,
      decline: false,
      withdraw: false,
      remove: false,
      block: isOther && status !== 'blocked',
      unblock: status === 'blocked',
    },
  };
}
