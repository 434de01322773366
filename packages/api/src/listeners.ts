import { endInvitations } from './directory/businesses/team/team.commands.ts';
import { endReferrals } from './exchange/referrals/end-referrals.commands.ts';
import type { Listeners } from './ground/core/context.ts';

/** The effects of features on others that lie above them. */
export const listeners: Listeners = {
  memberBlocked: [
    (trx, _automation, { viewerId, otherId }) => endInvitations(trx, viewerId, otherId),
    (trx, automation, { viewerId, otherId }) => endReferrals(trx, automation, { actorId: viewerId, otherId }),
  ],
};
