import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import type { Viewer } from '../../ground/core/context.ts';
import { notFound } from '../../ground/errors/errors.ts';
import { relativeTime } from '../../ground/values/relative-time.ts';
import { contactFor } from '../../people/profile/contact.policy.ts';
import { translated } from '@guildhall/locale/translated';
import { timelineMessages } from './timeline.messages.ts';
import { findReferral } from './referrals.queries.ts';
import type {
  PendingReferral,
  ReferralContact,
  ReferralDetail,
  ReferralEvent,
  ReferralRef,
} from './referrals.schema.ts';
import { fullName } from '../../ground/values/person-name.ts';

/** A referral with its history, and contact details of the other side once both have accepted. */
export async function getReferral(
  db: Kysely<DB>,
  viewer: Viewer,
  { id }: ReferralRef,
): Promise<ReferralDetail> {
  const referral = await findReferral(db, viewer, id);
  if (!referral) throw notFound('This referral does not exist');
  const [timeline, contact] = await Promise.all([listEvents(db, id), findContact(db, viewer, referral)]);
  return { referral, timeline, contact };
}

async function listEvents(db: Kysely<DB>, referralId: number): Promise<ReferralEvent[]> {
  const rows = await db
    .selectFrom('referralEvents')
    .leftJoin('users as actor', 'actor.id', 'referralEvents.actorId')
    .select([
      'referralEvents.id',
      'referralEvents.kind',
      'referralEvents.fromStatus',
      'referralEvents.toStatus',
      'referralEvents.note',
      'referralEvents.createdAt',
      'actor.firstName',
      'actor.lastName',
    ])
    .where('referralEvents.referralId', '=', referralId)
    .orderBy('referralEvents.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: sentenceOf(row, row.firstName === null ? translated(timelineMessages).site : fullName(row)),
    createdAt: row.createdAt.toISOString(),
    relativeTime: relativeTime(row.createdAt),
  }));
}

type EventRow = {
  kind: ReferralEvent['kind'];
  fromStatus: string | null;
  toStatus: string | null;
  note: string | null;
};

function sentenceOf({ kind, fromStatus, toStatus, note }: EventRow, actor: string): string {
  const messages = translated(timelineMessages);
  if (kind === 'sent') return messages.sent(actor);
  if (kind === 'nudged') return messages.nudged(actor);
  if (kind === 'automation') return note ?? messages.automation;
  if (fromStatus === toStatus) return messages.agreed(actor);
  switch (toStatus) {
    case 'accepted':
    case 'declined':
    case 'withdrawn':
    case 'completed':
    case 'expired':
      return messages[toStatus](actor);
    case null:
    default:
      return messages.updated(actor);
  }
}

/** Contact details are shared between target and referee, as far as each shows them at all. */
async function findContact(
  db: Kysely<DB>,
  viewer: Viewer,
  referral: PendingReferral,
): Promise<ReferralContact | null> {
  if (referral.status !== 'accepted' && referral.status !== 'completed') return null;
  const { target, referee } = referral;
  if (viewer.id !== target.id && viewer.id !== referee.id) return null;
  const person = viewer.id === target.id ? referee : target;
  const row = await db
    .selectFrom('users')
    .select(['email', 'phoneNumber', 'emailAudience', 'phoneAudience'])
    .where('id', '=', person.id)
    .where('isActive', '=', true)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  // Accepting an introduction is to agree to be reached, as accepting a connection is.
  const { email, phoneNumber } = contactFor(row, 'connection');
  return { person, email, phoneNumber };
}
