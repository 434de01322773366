import type { Database } from '@guildhall/db';
import { composeMail } from '../src/console/mails/compose-mail.ts';
import type { Services } from '../src/ground/core/context.ts';

type Host = { db: Database; services: Services };

/** The newest email with a code to this member, written as when it is sent; null when it is not sent any more. */
export async function writeCodeMail({ db, services }: Host, { id }: { id: number }) {
  const event = await db
    .selectFrom('outbox')
    .select(['topic', 'payload', 'userId'])
    .where('userId', '=', id)
    .where('topic', '=', 'mail.login_code')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return composeMail(db, services, event);
}

/** The code in the newest of these emails. */
export async function mailedCode(api: Host, member: { id: number }): Promise<string> {
  const mail = await writeCodeMail(api, member);
  return /^[\dA-Z]{4}-[\dA-Z]{4}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}
