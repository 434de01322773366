import { takePictures } from '../businesses/pictures/pictures.commands.ts';
import type { MemberContext } from '../core/context.ts';
import { requireTimeZone } from '../core/require-time-zone.ts';
import { storeSettings } from '../settings/settings.commands.ts';
import { readCommunity } from './community.queries.ts';
import type { Community, UpdateCommunityInput } from './community.schema.ts';

/** Stores the given settings; the others stay unchanged. Every process uses them at once. */
export const updateCommunity = (ctx: MemberContext, input: UpdateCommunityInput): Promise<Community> =>
  storeSettings(ctx, {
    target: 'community',
    input,
    read: readCommunity,
    prepare: async (trx, before) => {
      await requireTimeZone(trx, input.timeZone, 'timeZone');
      await takePictures(trx, input, before);
    },
  });
