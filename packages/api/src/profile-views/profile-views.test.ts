import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import type { Viewer } from '../core/context.ts';
import type { Visit } from '../core/looks.ts';
import { countProfileLooks, profileLook } from './profile-views.commands.ts';

const api = testApi();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const visitor = (ip: string, userAgent = BROWSER): Visit => ({ viewer: null, request: { ip, userAgent } });
const member = (id: number, role: Viewer['role'] = 'user'): Visit => ({
  viewer: { id, role, sessionKey: null, authAt: new Date() },
  request: { ip: '203.0.113.1', userAgent: BROWSER },
});

let profileId = 0;
beforeEach(async () => {
  profileId = (await makeMember(api().db)).id;
});

async function look(visit: Visit): Promise<boolean> {
  const seen = profileLook(profileId, visit);
  return seen !== undefined && (await countProfileLooks(api().db, [seen])) === 1;
}

describe('a look at a profile', () => {
  it('counts once a day for each member and each visitor', async () => {
    const other = await makeMember(api().db);

    expect(await look(member(other.id))).toBe(true);
    expect(await look(member(other.id))).toBe(false);
    expect(await look(visitor('203.0.113.7'))).toBe(true);
    expect(await look(visitor('203.0.113.7'))).toBe(false);
    expect(await look(visitor('203.0.113.8'))).toBe(true);
  });

  it('counts once when several come at the same moment on the first look of a day', async () => {
    await api().db.deleteFrom('dailySalts').execute();

    const counted = await Promise.all(Array.from({ length: 6 }, () => look(visitor('203.0.113.7'))));

    expect(counted.filter(Boolean)).toHaveLength(1);
  });

  it('does not count the member themself, administrators and bots', async () => {
    const admin = await makeMember(api().db, { role: 'admin' });

    expect(await look(member(profileId))).toBe(false);
    expect(await look(member(admin.id, 'admin'))).toBe(false);
    for (const agent of [
      '',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
    ]) {
      expect(await look(visitor('203.0.113.7', agent))).toBe(false);
    }
  });

  it('keeps nothing that names the viewer, and other hashes once the salt is gone', async () => {
    const { db } = api();
    const other = await makeMember(db);
    await look(member(other.id));
    await look(visitor('203.0.113.77'));

    const rows = await db.selectFrom('profileViews').selectAll().where('userId', '=', profileId).execute();
    expect(rows.every(({ viewerHash }) => /^[0-9a-f]{64}$/.test(viewerHash))).toBe(true);

    await db.deleteFrom('dailySalts').execute();
    expect(await look(member(other.id))).toBe(true);
  });
});
