import { type Kysely, sql } from 'kysely';
import { type DB, withTransaction } from '@guildhall/db';
import { writeAudit } from '../../ground/core/audit.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { publishEvent } from '../../ground/core/live.ts';
import { getSettings } from './settings.queries.ts';
import type { SiteSettings, UpdateSettingsInput } from './settings.schema.ts';

/**
 * Stores the given settings; the others stay unchanged. Translations say what the announcement said: with another one,
 * those that are not sent along end.
 */
export const updateSettings = (ctx: MemberContext, input: UpdateSettingsInput): Promise<SiteSettings> =>
  storeSettings(ctx, {
    target: 'site',
    input,
    read: getSettings,
    async prepare(_trx, before) {
      const isOther = input.announcement !== undefined && input.announcement !== before.announcement;
      return isOther ? { announcementTexts: input.announcementTexts ?? {} } : {};
    },
  });

type Change<Settings> = {
  /** What the audit log calls these settings. */
  target: string;
  input: { [Key in keyof Settings]?: Settings[Key] | undefined };
  read: (db: Kysely<DB>) => Promise<Settings>;
  /** Runs first, in the same transaction; what it returns is stored instead of what was sent. */
  prepare?: (trx: Kysely<DB>, before: Settings) => Promise<Partial<Settings> | void>;
};

/** Stores one row per given setting, with an audit row, and tells every open page. */
export async function storeSettings<Settings extends object>(
  ctx: MemberContext,
  { target, input: sent, read, prepare }: Change<Settings>,
): Promise<Settings> {
  return withTransaction(ctx.db, async (trx) => {
    await lockSettings(trx);
    const before = await read(trx);
    const input = { ...sent, ...(await prepare?.(trx, before)) };
    for (const [key, value] of Object.entries(input)) await storeSetting(trx, ctx, key, value);
    const after = await read(trx);
    await writeAudit(trx, ctx, {
      event: 'settings.updated',
      targetType: 'settings',
      targetId: target,
      before: Object.fromEntries(Object.entries(before).filter(([key]) => key in input)),
      after: { ...input },
    });
    await publishEvent(trx, 'everybody', ['site', 'admin']);
    return after;
  });
}

/** Settings are stored one after the other, because some are merged with what is there. */
export async function lockSettings(trx: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('guildhall.settings'))`.execute(trx);
}

export async function storeSetting(
  trx: Kysely<DB>,
  { viewer }: MemberContext,
  key: string,
  value: unknown,
): Promise<void> {
  const row = { key, value: JSON.stringify(value), updatedBy: viewer.id };
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflicting) => conflicting.column('key').doUpdateSet(row))
    .execute();
}
