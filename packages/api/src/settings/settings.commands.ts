import { withTransaction } from '@guildhall/db';
import { writeAudit } from '../security/audit.ts';
import type { MemberContext } from '../core/context.ts';
import { publishEvent } from '../core/live.ts';
import { getSettings } from './settings.queries.ts';
import type { SiteSettings, UpdateSettingsInput } from './settings.schema.ts';

/** Stores the given settings; the others stay unchanged. */
export async function updateSettings(ctx: MemberContext, input: UpdateSettingsInput): Promise<SiteSettings> {
  return withTransaction(ctx.db, async (trx) => {
    const before = await getSettings(trx);
    for (const [key, value] of Object.entries(input)) {
      const row = { key, value: JSON.stringify(value), updatedBy: ctx.viewer.id };
      await trx
        .insertInto('settings')
        .values(row)
        .onConflict((conflicting) => conflicting.column('key').doUpdateSet(row))
        .execute();
    }
    const after = await getSettings(trx);
    await writeAudit(trx, ctx, {
      event: 'settings.updated',
      targetType: 'settings',
      targetId: 'site',
      before: Object.fromEntries(Object.entries(before).filter(([key]) => key in input)),
      after: { ...input },
    });
    await publishEvent(trx, 'everybody', ['site', 'admin']);
    return after;
  });
}
