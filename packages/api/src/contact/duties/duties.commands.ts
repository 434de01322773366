import type { Kysely } from 'kysely';
import { type DB, type Database, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { conflict } from '../../ground/errors/errors.ts';
import { enqueueEvent } from '../../ground/core/jobs.ts';
import { notify } from '../notifications/notifications.commands.ts';
import { listDuties, listResponsible } from './duties.queries.ts';
import {
  type AdminDuties,
  CONSOLE_EVENTS,
  type ConsoleEvent,
  Duty,
  type SetDutyInput,
} from '../../ground/duties/duties.schema.ts';

/** Lists what waits, once a day, for administrators who prefer that. */
export const DUTY_DIGEST_MAIL = 'mail.duties';

/** Says who is notified of what. */
export async function setDuty(
  ctx: MemberContext,
  { userId, duty, notice }: SetDutyInput,
): Promise<AdminDuties> {
  return withTransaction(ctx.db, async (trx) => {
    const before = (await listDuties(trx)).find(({ id }) => id === userId);
    if (!before?.covers.includes(duty)) throw conflict('This member’s role does not cover this');
    await trx
      .insertInto('adminDuties')
      .values({ userId, duty, notice })
      .onConflict((conflicting) => conflicting.columns(['userId', 'duty']).doUpdateSet({ notice }))
      .execute();
    await writeAudit(trx, ctx, {
      event: 'user.duty_changed',
      targetType: 'user',
      targetId: userId,
      before: { [duty]: before.duties[duty] },
      after: { [duty]: notice },
    });
    return listDuties(trx);
  });
}

/**
 * Notifies those who look after it of an event, but for the one who caused it, in the caller's
 * transaction: at the bell by one unread notification of each event, and by email, of which `consoleMailTime` says
 * when.
 */
export async function notifyAdmins(
  trx: Kysely<DB>,
  event: ConsoleEvent,
  { except }: { except?: number } = {},
): Promise<void> {
  for (const { userId, notice } of await listResponsible(trx, CONSOLE_EVENTS[event], { except }))
    await notify(trx, { userId, actorId: null, kind: 'console', event }, { email: notice === 'now' });
}

/** Queues today's digest for every administrator with something that waits; the morning's job calls it. */
export async function enqueueDutyDigests(db: Database, day: string): Promise<void> {
  const daily = new Set<number>();
  for (const duty of Duty.options)
    for (const { userId, notice } of await listResponsible(db, duty))
      if (notice === 'daily') daily.add(userId);
  await withTransaction(db, async (trx) => {
    for (const userId of daily)
      await enqueueEvent(trx, {
        channel: 'mail',
        topic: DUTY_DIGEST_MAIL,
        userId,
        payload: {},
        dedupeKey: `duties:${day}:${userId}`,
      });
  });
}
