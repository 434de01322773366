import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { enqueueDigests, expireReferrals, nudgeTargets, remindExpiring } from '@guildhall/api';
import type { Automation } from '@guildhall/api/ground/core/context';
import { DELIVER_TASK } from '@guildhall/api/ground/core/jobs';
import type { Database } from '@guildhall/db';
import { purgeOutbox, requeueLost } from './outbox/outbox-store.ts';
import type { Outbox } from './outbox/outbox.ts';

/** Scheduled outbound work, and the expiry of referrals. Same format as in `tasks.ts`. */
export const OUTGOING_CRONTAB = `
* * * * * requeue-outbox
53 3 * * * purge-outbox
57 3 * * * purge-mails
17 4 * * * expire-referrals
29 8 * * * nudge-targets
13 8 * * * remind-expiring
3 7 * * 1 weekly-digest
`;

const DeliverPayload = z.object({ id: z.uuid() });

export function outgoingTasks(db: Database, outbox: Outbox, automation: Automation): TaskList {
  return {
    [DELIVER_TASK]: (payload) => outbox.deliver(DeliverPayload.parse(payload).id),
    'requeue-outbox': async () => void (await requeueLost(db)),
    'purge-outbox': () => purgeOutbox(db),
    'purge-mails': () => outbox.purgeMails(),
    'expire-referrals': async () => void (await expireReferrals(db, automation)),
    'nudge-targets': async () => void (await nudgeTargets(db)),
    'remind-expiring': () => remindExpiring(db),
    'weekly-digest': async () => void (await enqueueDigests(db, new Date().toISOString().slice(0, 10))),
  };
}
