import { createCaller } from '@guildhall/api';
import { friendsOfFriends } from '../limits/friends-of-friends.ts';
import { contextOf } from '../viewer-context.ts';
import type { Workload } from './workload.ts';

/** Far apart in the list of members, so that nobody's recommendations help the next. */
const STRIDE = 7_919;

/** W7: the six recommendations of a member who has not asked before, beside a bare walk over the same graph. */
export const recommendations: Workload = {
  key: 'W7',
  title: 'Recommendations for a cold member',
  concurrency: 4,
  calls: 200,
  contenders({ db, pool, memberIds }) {
    const memberAt = (turn: number) => memberIds[(turn * STRIDE) % memberIds.length] ?? 0;
    return [
      {
        name: 'dashboard.recommendations',
        run: (turn) => createCaller(contextOf(db, memberAt(turn))).dashboard.recommendations(),
      },
      { name: 'bare SQL friends of friends', run: (turn) => friendsOfFriends(pool, memberAt(turn)) },
    ];
  },
};
