import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import type { Context } from '../../../ground/core/context.ts';
import { publishEvent } from '../../../ground/core/live.ts';
import { notFound } from '../../../ground/errors/errors.ts';
import { lockDates } from '../attendance/seats.commands.ts';
import { type Keeper, findPerson, idOf, requireKeeper, requireOpenDoor } from './door.queries.ts';
import type {
  CheckIn,
  CheckInInput,
  CheckInResult,
  CheckedIn,
  DoorPerson,
  UndoInput,
  Undone,
} from './door.schema.ts';
import { openEntryCode } from './entry-code.ts';
import { admitWalkIn } from './walk-in.commands.ts';

const SAID = {
  forged: 'This code is not one of ours.',
  elsewhere: 'This code is for another event.',
  expired: 'This code has expired: its event is over.',
  unknown: 'This person is not on the list, or gave the seat up.',
  undone: 'This check-in was undone since.',
  nameless: 'Enter who came instead.',
};

/**
 * Records who came. Who was faster wins, and the others are shown what they recorded. The same client id sent again
 * changes nothing.
 * @throws NOT_FOUND for a date that there is not, FORBIDDEN for anyone but its organizers and volunteers, CONFLICT for
 *   a canceled date
 */
export async function checkIn(ctx: Context, { items, ...door }: CheckInInput): Promise<CheckInResult> {
  const keeper = await requireKeeper(ctx, door);
  return withTransaction(ctx.db, async (trx) => {
    await lockDates(trx, [door.dateId]);
    await requireOpenDoor(trx, door);
    const results: CheckedIn[] = [];
    for (const item of items) results.push(await record(trx, { ctx, keeper, dateId: door.dateId }, item));
    if (keeper.viewer) await publishEvent(trx, [keeper.viewer.id], ['events']);
    return { items: results };
  });
}

type Door = { ctx: Context; keeper: Keeper; dateId: number };

async function record(trx: Kysely<DB>, door: Door, item: CheckIn): Promise<CheckedIn> {
  const { clientId } = item;
  const refused = (message: string): CheckedIn => ({ clientId, outcome: 'refused', message, person: null });
  const sent = await findSent(trx, door, clientId);
  if (sent)
    return 'person' in sent ? { clientId, outcome: 'recorded', message: null, ...sent } : refused(sent.said);
  if ((item.status === 'substitute') !== (item.substituteName !== null)) return refused(SAID.nameless);
  const found = await findWho(trx, door, item);
  if ('said' in found) return refused(found.said);
  const { person } = found;
  if (person.attendance) return { clientId, outcome: 'already', message: null, person };
  const id = idOf(person.key);
  await trx
    .insertInto('attendance')
    .values({
      dateId: door.dateId,
      userId: person.key.startsWith('m') ? id : null,
      guestId: person.key.startsWith('g') ? id : null,
      isGuest: person.key.startsWith('g'),
      isWalkIn: hadNoSeat(door.dateId, person.key),
      status: item.status,
      substituteName: item.substituteName,
      statedAt: item.statedAt,
      recordedBy: door.keeper.viewer?.id ?? null,
      clientId,
    })
    .execute();
  return { clientId, outcome: 'recorded', message: null, person: await onList(trx, door, person.key) };
}

/** Whether someone on the list has come without a seat, or from the waitlist. */
const hadNoSeat = (dateId: number, key: string) => sql<boolean>`(
  select is_walk_in or status <> 'going' from event_rsvps
  where date_id = ${dateId} and ${sql.ref(key.startsWith('m') ? 'user_id' : 'guest_id')} = ${idOf(key)})`;

type Found = { person: DoorPerson } | { said: string };

/** What came of a client id that was sent before; undefined for a new one. */
async function findSent(
  trx: Kysely<DB>,
  { keeper, dateId }: Door,
  clientId: string,
): Promise<Found | undefined> {
  const row = await trx
    .selectFrom('attendance')
    .select(['userId', 'guestId', 'undoneAt', 'dateId'])
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.dateId !== dateId || row.undoneAt !== null) return { said: SAID.undone };
  const key = row.userId === null ? `g${row.guestId}` : `m${row.userId}`;
  const person = await findPerson(trx, keeper, { dateId, key });
  return person ? { person } : { said: SAID.unknown };
}

async function findWho(trx: Kysely<DB>, door: Door, { who }: CheckIn): Promise<Found> {
  const { ctx, keeper, dateId } = door;
  if ('name' in who) {
    // A volunteer does not learn whose address it is.
    const walkIn = keeper.isVolunteer ? { ...who, email: null } : who;
    return { person: await onList(trx, door, await admitWalkIn(trx, dateId, walkIn)) };
  }
  let key = 'key' in who ? who.key : '';
  if ('code' in who) {
    const code = openEntryCode(ctx.services.signer, who.code);
    if (!code) return { said: SAID.forged };
    if (code.dateId !== dateId) return { said: SAID.elsewhere };
    if (code.until.getTime() < Date.now()) return { said: SAID.expired };
    key = code.key;
  }
  const person = await findPerson(trx, keeper, { dateId, key });
  return person ? { person } : { said: SAID.unknown };
}

async function onList(trx: Kysely<DB>, { keeper, dateId }: Door, key: string): Promise<DoorPerson> {
  const person = await findPerson(trx, keeper, { dateId, key });
  if (!person) throw new Error(`${key} is not on the list of date ${dateId}`);
  return person;
}

/**
 * Takes back what was recorded; the row stays, so that the same check-in sent again is not another one.
 * @throws NOT_FOUND when there is nothing to take back
 */
export async function undoCheckIn(ctx: Context, { clientId, ...door }: UndoInput): Promise<Undone> {
  const keeper = await requireKeeper(ctx, door);
  const { dateId } = door;
  return withTransaction(ctx.db, async (trx) => {
    await lockDates(trx, [dateId]);
    const row = await trx
      .updateTable('attendance')
      .set({ undoneAt: sql<Date>`now()` })
      .where('clientId', '=', clientId)
      .where('dateId', '=', dateId)
      .where('undoneAt', 'is', null)
      .returning(['userId', 'guestId'])
      .executeTakeFirst();
    const key = row?.userId === null ? `g${row.guestId}` : `m${row?.userId}`;
    const person = row && (await findPerson(trx, keeper, { dateId, key }));
    if (!person) throw notFound('There is nothing to undo');
    return { person };
  });
}
