import { type DB, poolOf } from '@guildhall/db';
import type { Kysely } from 'kysely';
import { LIVE_CHANNEL } from '../src/ground/core/live.ts';

type Announcement = { userIds: number[] | null; topics: string[] };

/** The live events that pages get while `work` runs, without those between servers. */
export async function announcedDuring(db: Kysely<DB>, work: () => Promise<unknown>): Promise<Announcement[]> {
  const client = await poolOf(db).connect();
  const heard: Announcement[] = [];
  try {
    await client.query(`listen ${LIVE_CHANNEL}`);
    const done = new Promise<void>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === 'end') resolve();
        else heard.push(JSON.parse(payload ?? '') as Announcement);
      });
    });
    await work();
    await client.query(`select pg_notify('${LIVE_CHANNEL}', 'end')`);
    await done;
    return heard.filter(({ userIds }) => userIds?.length !== 0);
  } finally {
    client.release(true);
  }
}
