import { type Kysely, sql } from 'kysely';
import { type DB, type DatabaseTransaction, withTransaction } from '@guildhall/db';
import { notifyAdmins } from '../../contact/duties/duties.commands.ts';
import { settleNotices } from '../../contact/duties/settle-notices.commands.ts';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict, forbidden, notFound } from '../../ground/errors/errors.ts';
import { fullName } from '../../ground/values/person-name.ts';
import { eraseAccount, eraseApplication } from '../erasure/erase-account.commands.ts';
import { lockActiveAdmins } from '../users/users.commands.ts';
import { abilitiesOf } from './data-requests.policy.ts';
import { getDataRequest } from './data-requests.queries.ts';
import type {
  CreateDataRequestInput,
  DataRequest,
  DataRequestKind,
  DataSubject,
  DecideDataRequestInput,
} from './data-requests.schema.ts';
import { type LockedSubject, countRetained, lockSubject } from './data-subjects.queries.ts';

/**
 * Records what somebody demands. Where there are other administrators, one of them confirms it; otherwise it is
 * carried out at once.
 */
export async function createDataRequest(
  ctx: MemberContext,
  { subject, kind, alsoPublished: wishes, ...input }: CreateDataRequestInput,
): Promise<DataRequest> {
  return withTransaction(ctx.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    const person = await lockSubject(trx, subject);
    await refuseSecond(trx, subject, kind);
    const alsoPublished = wishes && kind === 'erasure' && subject.type === 'member';
    const { id } = await trx
      .insertInto('dataRequests')
      .values({ ...input, kind, alsoPublished, ...subjectColumns(subject), requestedBy: ctx.viewer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, ctx, { id, event: 'created', kind, subject });
    if (admins.every((admin) => admin === ctx.viewer.id))
      return carryOut(ctx, trx, { id, kind, alsoPublished, person });
    await notifyAdmins(trx, 'data_request', { except: ctx.viewer.id });
    return getDataRequest(trx, ctx.viewer, { id });
  });
}

/** Carries a request out, or ends it without. */
export async function decideDataRequest(
  ctx: MemberContext,
  { id, decision }: DecideDataRequestInput,
): Promise<DataRequest> {
  return withTransaction(ctx.db, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    const { subject } = await getDataRequest(trx, ctx.viewer, { id });
    // Locked before the request, as by whoever erases themselves.
    const person = decision === 'confirm' ? await lockSubject(trx, subject) : undefined;
    const request = await trx
      .selectFrom('dataRequests')
      .select(['kind', 'alsoPublished', 'status', 'requestedBy', 'decidedAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) throw notFound('This request no longer exists');
    if (request.status !== 'waiting') throw conflict('This request has already been dealt with');
    const hasOthers = admins.some((admin) => admin !== ctx.viewer.id);
    if (person) {
      if (!abilitiesOf(request, { viewerId: ctx.viewer.id, hasOthers }).confirm)
        throw forbidden('You entered this request. Another administrator confirms it.');
      const { kind, alsoPublished } = request;
      return carryOut(ctx, trx, { id, kind, alsoPublished, person });
    }
    await settle(trx, id, { status: 'declined', decidedBy: ctx.viewer.id });
    await audit(trx, ctx, { id, event: 'declined', kind: request.kind, subject });
    return getDataRequest(trx, ctx.viewer, { id });
  });
}

type Confirmed = { id: number; kind: DataRequestKind; alsoPublished: boolean; person: LockedSubject };

async function carryOut(
  ctx: MemberContext,
  trx: DatabaseTransaction,
  { id, kind, alsoPublished, person }: Confirmed,
): Promise<DataRequest> {
  const retained = kind === 'erasure' ? await erase(ctx, trx, { person, alsoPublished }) : null;
  if (kind === 'export' && person.type === 'member')
    await enqueueAccountMail(trx, person.id, 'mail.data_exported');
  await settle(trx, id, { status: 'done', decidedBy: ctx.viewer.id, retained: JSON.stringify(retained) });
  await audit(trx, ctx, { id, event: 'done', kind, subject: person });
  // The receipt names the person once, in this answer: nothing stored does any more.
  const receipt = await getDataRequest(trx, ctx.viewer, { id });
  return { ...receipt, person: { name: fullName(person), email: person.email } };
}

async function erase(
  { services }: MemberContext,
  trx: DatabaseTransaction,
  { person, alsoPublished }: Pick<Confirmed, 'person' | 'alsoPublished'>,
) {
  if (person.type === 'applicant') {
    await eraseApplication(trx, person);
    return null;
  }
  await eraseAccount(trx, services.automation, person, { cause: 'request', alsoPublished });
  return countRetained(trx, person.id);
}

async function settle(
  trx: Kysely<DB>,
  id: number,
  values: { status: 'done' | 'declined'; decidedBy: number; retained?: string | null },
): Promise<void> {
  await trx
    .updateTable('dataRequests')
    .set({ ...values, decidedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await settleNotices(trx, ['data_request']);
}

async function refuseSecond(trx: Kysely<DB>, subject: DataSubject, kind: DataRequestKind): Promise<void> {
  const waiting = await trx
    .selectFrom('dataRequests')
    .select('id')
    .where((eb) => eb.and(subjectColumns(subject)))
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) throw conflict('The same request is already waiting for another administrator');
}

const subjectColumns = ({ type, id }: DataSubject) =>
  type === 'member' ? { userId: id } : { applicantId: id };

const audit = (
  trx: Kysely<DB>,
  ctx: MemberContext,
  {
    id,
    event,
    kind,
    subject,
  }: { id: number; event: 'created' | 'declined' | 'done'; kind: DataRequestKind; subject: DataSubject },
) =>
  writeAudit(trx, ctx, {
    event: `data_request.${event}`,
    targetType: subject.type === 'member' ? 'user' : 'applicant',
    targetId: subject.id,
    after: { requestId: id, kind },
  });
