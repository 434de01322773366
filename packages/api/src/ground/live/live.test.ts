import { makeMember } from '@guildhall/db/testing';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { changesFor } from './live.queries.ts';
import { STREAMS_OF_MEMBER } from './open-streams.ts';

const api = testApi();

it('one member can have twenty open streams, and another one when one is closed', async () => {
  const { db, as } = api();
  const [ana, ben] = [await as(await makeMember(db)), await as(await makeMember(db))];
  const listen = async (member: typeof ana) => {
    const stream = (await member.live.changes())[Symbol.asyncIterator]();
    await stream.next();
    return stream;
  };
  const streams = await Promise.all(Array.from({ length: STREAMS_OF_MEMBER }, () => listen(ana)));

  await expect(listen(ana)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await listen(ben);
  await streams[0]?.return?.();
  await listen(ana);
  await expect(listen(ana)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it.each(['visitor', 'member'] as const)(
  'a %s who is told that the stream is open misses nothing that changes from then on',
  async (who) => {
    const { db } = api();
    const leaving = new AbortController();
    let isSubscribed = false;
    const live = {
      async *subscribe() {
        isSubscribed = true;
        yield { topics: ['feed'] };
      },
      publicGeneration: () => null,
    };
    const viewer = {
      id: (await makeMember(db)).id,
      role: 'user',
      sessionKey: null,
      authAt: new Date(),
    } as const;
    const source = { db, live, viewer: who === 'member' ? viewer : null };
    const stream = changesFor(source, leaving.signal);
    expect(await stream.next()).toEqual({ done: false, value: { topics: [] } });
    expect(isSubscribed).toBe(true);
    leaving.abort();
    await stream.return(undefined);
  },
);
