import { type Database, sql, withTransaction } from '@guildhall/db';
import { enqueueEvent } from '../../ground/core/jobs.ts';

/** Members in one transaction. */
const BATCH = 500;
/** A membership that ended longer ago, such as one of an imported list, is not written about any more. */
const REMINDED_DAYS_AFTER_END = 7;

/**
 * Emails members 30 days and 7 days before their membership ends, and once it has ended. Each email is sent once for
 * a day of expiry, however often the job runs, and the next run makes up for a day on which none did.
 */
export async function remindExpiring(db: Database): Promise<void> {
  for (let after = 0; ;) {
    const last = await withTransaction(db, (trx) => remindBatch(trx, after));
    if (last === undefined) return;
    after = last;
  }
}

type Expiring = { id: number; expiresOn: string; days: number };

async function remindBatch(
  trx: Parameters<typeof enqueueEvent>[0],
  after: number,
): Promise<number | undefined> {
  const { rows } = await sql<Expiring>`
    select id, membership_expires_on::text as "expiresOn",
      case when membership_expires_on < today then 0 when membership_expires_on <= today + 7 then 7 else 30 end as days
    from users, (select (now() at time zone 'UTC')::date as today) as clock
    where membership_expires_on between today - ${REMINDED_DAYS_AFTER_END}::int and today + 30
      and is_active and erased_at is null and id > ${after}
    order by id limit ${BATCH} for no key update of users`.execute(trx);
  for (const { id, expiresOn, days } of rows) {
    await enqueueEvent(trx, {
      channel: 'mail',
      topic: 'mail.membership_expiry',
      userId: id,
      payload: {},
      dedupeKey: `membership:${id}:${expiresOn}:${days}`,
    });
  }
  return rows.at(-1)?.id;
}
