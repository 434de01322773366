import type { Kysely } from 'kysely';
import { type DB, primaryOf } from '@guildhall/db';
import { MemberIndex } from '@guildhall/member-index';
import type { Logger } from '../../ground/core/logger.ts';
import { type MemberChange, onMemberChange } from '../../ground/core/member-changes.ts';
import { estimateMemberCount, listConnectionsOf, listIndexedMembers } from './indexed-members.queries.ts';

/** Below this, SQL is fast enough. */
const MEMBERS_MIN = 5_000;
/** Members put before the event loop gets its turn: some milliseconds. */
const PAGE_SIZE = 50;

type State = {
  index: MemberIndex | undefined;
  isClosed: boolean;
  needsRebuild: boolean;
  working: Promise<void> | undefined;
};

const indexes = new WeakMap<Kysely<DB>, () => MemberIndex | undefined>();

/** The member index of this database; undefined when there is none or it is being rebuilt. */
export const memberIndexOf = (db: Kysely<DB>): MemberIndex | undefined => indexes.get(primaryOf(db))?.();

/**
 * Builds the member index of a large community in the background, and applies every change that the live
 * channel reports. Until the index is complete, and after an error, recommendations come from SQL alone.
 */
export function startMemberIndexer(
  db: Kysely<DB>,
  log: Logger,
  { membersMin = MEMBERS_MIN } = {},
): { whenIdle(): Promise<void>; close(): Promise<void> } {
  const state: State = { index: undefined, isClosed: false, needsRebuild: true, working: undefined };
  const pendingIds = new Set<number>();

  async function rebuild(): Promise<void> {
    state.needsRebuild = false;
    pendingIds.clear();
    state.index = undefined;
    if ((await estimateMemberCount(db)) < membersMin) return;
    const index = new MemberIndex();
    for (let after = 0; !state.isClosed && !state.needsRebuild;) {
      const page = await listConnectionsOf(db, { after, limit: PAGE_SIZE });
      for (const [id, connections] of page) index.setConnections(id, connections);
      const last = [...page.keys()].at(-1);
      if (last === undefined) {
        state.index = index;
        log.info({ members: index.size }, 'member index ready');
        return;
      }
      for (const member of await listIndexedMembers(db, { ids: [...page.keys()] }, index.dictionary))
        index.put(member);
      after = last;
    }
  }

  async function applyPending(): Promise<void> {
    const ids = [...pendingIds].slice(0, PAGE_SIZE);
    for (const id of ids) pendingIds.delete(id);
    const { index } = state;
    if (!index) return;
    const [members, connections] = await Promise.all([
      listIndexedMembers(db, { ids }, index.dictionary),
      listConnectionsOf(db, { ids }),
    ]);
    // Members who may no longer be suggested are missing from `members`.
    for (const id of ids) index.remove(id);
    for (const [id, ofMember] of connections) index.setConnections(id, ofMember);
    for (const member of members) index.put(member);
    if (index.needsCompaction) state.needsRebuild = true;
  }

  async function work(): Promise<void> {
    try {
      while (!state.isClosed && (state.needsRebuild || pendingIds.size > 0))
        await (state.needsRebuild ? rebuild() : applyPending());
    } catch (error) {
      state.index = undefined;
      log.warn({ err: error }, 'member index failed; rebuilt on the next change');
      state.needsRebuild = true;
    } finally {
      state.working = undefined;
    }
  }

  const onChange = (change: MemberChange) => {
    if (change === 'all') state.needsRebuild = true;
    else for (const id of change) pendingIds.add(id);
    state.working ??= work();
  };
  const unsubscribe = onMemberChange(onChange);
  indexes.set(db, () => (state.needsRebuild ? undefined : state.index));
  onChange('all');

  return {
    async whenIdle() {
      while (state.working) await state.working;
    },
    async close() {
      state.isClosed = true;
      unsubscribe();
      indexes.delete(db);
      await state.working;
    },
  };
}
