import { makeMember } from '@guildhall/db/testing';
import type { Caller } from '../src/app.router.ts';
import { readUnreadProfiles } from '../src/people/profile/derived.commands.ts';
import type { TestApi } from './index.ts';

type Fields = Parameters<typeof makeMember>[1];
type Made = Awaited<ReturnType<typeof makeMember>>;

/**
 * These members, and a viewer who states no location, in a directory of their own: everyone from before has left the
 * community.
 */
export async function makeDirectory(
  { db, as }: TestApi,
  members: Fields[],
): Promise<{ made: Made[]; viewer: Made; caller: Caller }> {
  await db.updateTable('users').set({ isActive: false }).execute();
  const made = [];
  for (const member of members) made.push(await makeMember(db, member));
  const viewer = await makeMember(db, { firstName: 'Vera', lastName: 'Viewer', location: null });
  await readUnreadProfiles(db);
  return { made, viewer, caller: await as(viewer) };
}
