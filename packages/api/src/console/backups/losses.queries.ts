import { sql } from 'kysely';
import { listBackupFiles } from '@guildhall/backup';
import { notFound } from '../../ground/errors/errors.ts';
import type { BackupHost } from './backup-host.ts';
import { type BackupLosses, LostKind, type RestoreInput } from './backups.schema.ts';

/** Where what would be lost is counted: what was created after the backup was made. */
const COUNTED: Record<LostKind, ReturnType<typeof sql>> = {
  members: sql`users where erased_at is null and created_at`,
  connections: sql`connections where status = 'accepted' and created_at`,
  messages: sql`messages where created_at`,
  posts: sql`posts where deleted_at is null and created_at`,
  comments: sql`post_comments where created_at`,
  articles: sql`articles where created_at`,
  businesses: sql`businesses where deleted_at is null and created_at`,
  reviews: sql`business_reviews where created_at`,
  orders: sql`service_orders where order_date`,
  referrals: sql`referrals where created_at`,
  events: sql`events where created_at`,
};

/**
 * What has been created since a backup was made, and is not in it. Changes of what is older are lost too, and not
 * counted.
 * @throws NOT_FOUND for a file that is not there
 */
export async function countLosses(host: BackupHost, { backupFileName }: RestoreInput): Promise<BackupLosses> {
  const files = await listBackupFiles(host.backups.folder);
  const file = files.find(({ name }) => name === backupFileName);
  if (!file) throw notFound('There is no backup of this name');
  // A file from elsewhere is in no journal, and the journal has when an uploaded one came.
  const begun = await host.db
    .selectFrom('backups')
    .select('startedAt')
    .where('name', '=', backupFileName)
    .where('origin', '<>', 'uploaded')
    .executeTakeFirst();
  const madeAt = begun?.startedAt ?? file.madeAt;
  const columns = LostKind.options.map(
    (kind) => sql`(select count(*)::int from ${COUNTED[kind]} > ${madeAt}) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<LostKind, number>>`select ${sql.join(columns)}`.execute(host.db);
  return {
    madeAt: madeAt.toISOString(),
    lost: LostKind.options.flatMap((kind) => {
      const count = rows[0]?.[kind] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    }),
  };
}
