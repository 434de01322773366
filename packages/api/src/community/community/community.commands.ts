import { takePictures } from '../../files/uploads/pictures.commands.ts';
import type { MemberContext } from '../../ground/core/context.ts';
import { requireUnchanged } from '../../ground/core/require-unchanged.ts';
import { requireTimeZone } from '../../ground/core/require-time-zone.ts';
import { storeSettings } from '../settings/settings.commands.ts';
import { renameCategories } from './categories.commands.ts';
import { labelsAfter } from './labels.queries.ts';
import { readCommunity } from './community.queries.ts';
import type { ChangeCommunityInput, Community } from '../../ground/settings/community.schema.ts';

/** Stores the given settings; the others stay unchanged. Every process uses them at once. */
export const updateCommunity = (
  ctx: MemberContext,
  { expected, ...input }: ChangeCommunityInput,
): Promise<Community> =>
  storeSettings(ctx, {
    target: 'community',
    input,
    read: readCommunity,
    prepare: async (trx, before) => {
      requireUnchanged({
        stored: before,
        changes: input,
        expected,
        textOf: (value) => JSON.stringify(value),
      });
      await requireTimeZone(trx, input.timeZone, 'timeZone');
      await takePictures(trx, ctx.viewer, input, before);
      await renameCategories(trx, before, input);
      return labelsAfter(trx, before, input);
    },
  });
