import type { AroundSwap } from '@guildhall/backup';
import { endLostRoles, endOpenHandovers, followReversals, repeatLaterChanges } from './later-changes.ts';

/**
 * Hooks of a restore or undo that keep deactivations, suspensions and demotions that are later than its data: they
 * repeat them before the swap, and inside the swap those of the meantime.
 */
export function keepLaterChanges(restoreId: number): Required<AroundSwap> {
  return {
    async beforeSwap(client, schema) {
      await client.query(repeatLaterChanges(schema, 'app'), [restoreId]);
      await client.query(endLostRoles(schema, 'app'));
    },
    async inSwap(client) {
      await client.query(followReversals('app', 'app_old'), [restoreId]);
      await client.query(repeatLaterChanges('app', 'app_old'), [restoreId]);
      await client.query(endLostRoles('app', 'app_old'));
      await client.query(endOpenHandovers('app'));
    },
  };
}
