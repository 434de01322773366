import type { DatabaseTransaction } from '@guildhall/db';
import type { MemberContext } from '../../ground/core/context.ts';
import type { Renaming } from '../../ground/settings/labels.schema.ts';
import { lockSettings, storeSetting } from '../settings/settings.commands.ts';
import { labelsWithout } from './labels.queries.ts';

/** After a change of the industries, in its transaction: a renamed one keeps its labels, and those of one that is gone end. */
export async function followIndustries(
  trx: DatabaseTransaction,
  ctx: MemberContext,
  renamed: Renaming[] = [],
): Promise<void> {
  await lockSettings(trx);
  const labels = await labelsWithout(trx, renamed);
  if (labels !== null) await storeSetting(trx, ctx, 'labels', labels);
}
