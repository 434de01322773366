import { type Database, createDatabase, poolOf } from '@guildhall/db';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listTables, orderedRows } from '../src/catalogue.ts';
import { inTransaction, withClient } from '../src/connection.ts';
import type { BackupPlace } from '../src/index.ts';
import { copyOut } from '../src/parts.ts';

export const TEST_KEY = 'a key for tests that is long enough';

export const addressOf = (db: Database): string => poolOf(db).options.connectionString ?? '';

/** A temporary backup folder, removed at the end of the scope. */
export async function backupPlace(connectionString: string): Promise<BackupPlace & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-backups-'));
  return {
    connectionString,
    folder,
    key: TEST_KEY,
    appVersion: 'test',
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Thousands of members with posts, likes, connections, businesses and unusual characters. */
export function makeCommunity(db: Database, members: number): Promise<void> {
  // A dedicated connection, because statements of the pool time out after seconds.
  return withClient(addressOf(db), (client) =>
    inTransaction(client, 'isolation level read committed', async () => {
      for (const statement of COMMUNITY) await client.query(statement.replace('$members', String(members)));
    }),
  );
}

const COMMUNITY = [
  'set local search_path = app, public',
  String.raw`
    insert into users (email, password, username, first_name, last_name, bio, skills)
    select 'm' || n || '@crowd.test', 'hash-of-' || n, 'crowd-' || n, 'Ünal' || n, E'O''Brien\t\n' || n,
           repeat(E'Worte, Zeilen\n und \\ Zeichen. ', n % 7), array['a,b', 'quote " here', 'ü' || n % 50]
    from generate_series(1, $members) n`,
  String.raw`
    insert into posts (user_id, content, created_at)
    select id, 'Post of ' || id || E'\twith a tab', now() - make_interval(mins => id % 5000) from users`,
  `insert into post_likes (user_id, post_id)
    select u.id, p.id from posts p join users u on u.id between p.user_id - 2 and p.user_id + 2`,
  `insert into connections (user_id, connected_user_id, status, accepted_at)
    select id, id - 1, 'accepted', now() from users where id - 1 in (select id from users)`,
  `insert into businesses (owner_id, name, slug, description, industry, category, services)
    select id, 'Business ' || id, 'crowd-' || id, 'What it does, in a few words', 'Technology', 'Consulting', array['x']
    from users where id % 10 = 0`,
  String.raw`insert into settings (key, value) values ('announcement', '"Welcome \u00e4"') on conflict do nothing`,
];

export type Writing = {
  /** Stops; resolves to the number of acknowledged writes. */
  stop(): Promise<number>;
  /** The latency of the slowest write, in milliseconds. */
  slowest(): number;
};

/** Members post and edit their profiles until stopped, each over a connection of their own. */
export function keepWriting(connectionString: string, writers: number, members: number): Writing {
  const crowd = createDatabase({ connectionString, max: writers, timeoutMultiplier: 20 });
  const until = new AbortController();
  let written = 0;
  let slowest = 0;
  const write = async () => {
    while (!until.signal.aborted) {
      const id = 1 + (written % members);
      const started = performance.now();
      await crowd.insertInto('posts').values({ userId: id, content: 'Written meanwhile' }).execute();
      await crowd
        .updateTable('users')
        .set({ bio: `Changed ${written}` })
        .where('id', '=', id)
        .execute();
      slowest = Math.max(slowest, performance.now() - started);
      written += 1;
      // Ten writes per second and writer, which leaves CPU time for the restore.
      await pause(100);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    slowest: () => slowest,
    async stop() {
      until.abort();
      try {
        await writing;
      } finally {
        await crowd.destroy();
      }
      return written;
    },
  };
}

/** Row count and checksum of every product table, for comparing two moments. */
export function fingerprint(connectionString: string): Promise<Record<string, string>> {
  return withClient(connectionString, (client) =>
    inTransaction(client, 'isolation level repeatable read, read only', async () => {
      const found: Record<string, string> = {};
      for (const shape of await listTables(client, 'app')) {
        const { rows, sha256 } = await copyOut(client, orderedRows('app', shape), () => {});
        found[shape.name] = `${rows} ${sha256}`;
      }
      return found;
    }),
  );
}
