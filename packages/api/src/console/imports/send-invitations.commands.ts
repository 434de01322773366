import { type Database, type DatabaseTransaction, sql, withTransaction } from '@guildhall/db';
import { enqueueAccountMail } from '../../contact/mail/mail.commands.ts';

/** Invitations in one wave; the next one goes out with the next minute's job. */
const WAVE = 100;

/** Sends one wave of the invitations that were asked for, to those who have not joined yet. */
export const sendInvitations = (db: Database): Promise<void> => withTransaction(db, inviteWave);

async function inviteWave(trx: DatabaseTransaction): Promise<void> {
  const { rows } = await sql<{ userId: number; invitedBy: number | null }>`
    update member_import_rows as row set invited_at = now()
    from (
      select waiting.import_id, waiting.line from member_import_rows as waiting
      join member_imports on member_imports.id = waiting.import_id
      join users on users.id = waiting.user_id
      where member_imports.invited_at is not null and member_imports.status = 'done'
        and waiting.outcome = 'created' and waiting.invited_at is null and not users.has_joined
      order by waiting.import_id, waiting.line
      limit ${WAVE} for update of waiting skip locked
    ) as wave
    where row.import_id = wave.import_id and row.line = wave.line
    returning row.user_id as "userId",
      (select created_by from member_imports where member_imports.id = row.import_id) as "invitedBy"`.execute(
    trx,
  );
  for (const { userId, invitedBy } of rows)
    await enqueueAccountMail(trx, userId, 'mail.set_password', { invitedBy });
}
