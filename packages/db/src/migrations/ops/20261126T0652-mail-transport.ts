import { type Kysely, sql } from 'kysely';

/** How an email left: without a mail server it is a file that nobody has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column transport text check (transport in ('smtp', 'file'));
    create index outbox_mails on outbox (transport, finished_at desc) where status = 'sent' and channel = 'mail';
  `.execute(db);
}
