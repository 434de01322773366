import { makeMember } from '@guildhall/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import type { Viewer } from '../../ground/core/context.ts';
import type { Visit } from '../../ground/core/visitor-id.ts';
import { countProfileViews, profileView } from './profile-views.commands.ts';

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

async function view(visit: Visit): Promise<boolean> {
  const counted = profileView(profileId, visit);
  return counted !== undefined && (await countProfileViews(api().db, [counted])) === 1;
}

describe('a profile view', () => {
  it('counts once a day for each member and each visitor', async () => {
    const other = await makeMember(api().db);

    expect(await view(member(other.id))).toBe(true);
    expect(await view(member(other.id))).toBe(false);
    expect(await view(visitor('203.0.113.7'))).toBe(true);
    expect(await view(visitor('203.0.113.7'))).toBe(false);
    expect(await view(visitor('203.0.113.8'))).toBe(true);
  });

  it('counts once a day for an address, whatever user agents it sends', async () => {
    const agents = Array.from({ length: 40 }, (_, turn) => `${BROWSER} ${turn}`);
    const counted: boolean[] = [];
    for (const agent of agents) counted.push(await view(visitor('203.0.113.7', agent)));
    expect(counted.filter(Boolean)).toHaveLength(1);

    // An IPv6 household has a /64.
    expect(await view(visitor('2001:db8:0:1::1'))).toBe(true);
    expect(await view(visitor('2001:db8:0:1:ffff::2'))).toBe(false);
    expect(await view(visitor('2001:db8:0:2::1'))).toBe(true);
  });

  it('counts members who share an address separately', async () => {
    const [one, other] = [await makeMember(api().db), await makeMember(api().db)];
    expect([await view(member(one.id)), await view(member(other.id))]).toEqual([true, true]);
  });

  it('counts once for concurrent first views of a day', async () => {
    await api().db.deleteFrom('dailySalts').execute();

    const counted = await Promise.all(Array.from({ length: 6 }, () => view(visitor('203.0.113.7'))));

    expect(counted.filter(Boolean)).toHaveLength(1);
  });

  it('does not count the member’s own, administrators’ and bots’ views', async () => {
    const admin = await makeMember(api().db, { role: 'admin' });

    expect(await view(member(profileId))).toBe(false);
    expect(await view(member(admin.id, 'admin'))).toBe(false);
    for (const agent of [
      '',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
      'WhatsApp/2.23.20.0',
      'node',
    ]) {
      expect(await view(visitor('203.0.113.7', agent))).toBe(false);
    }
  });

  it("counts people whose phone or app has a bot's word in its name", async () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Mobile Safari/537.36';
    const app =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]';

    expect(await view(visitor('203.0.113.70', phone))).toBe(true);
    expect(await view(visitor('203.0.113.71', app))).toBe(true);
  });

  it('stores nothing that identifies the visitor, and uses new hashes once the salt is deleted', async () => {
    const { db } = api();
    const other = await makeMember(db);
    await view(member(other.id));
    await view(visitor('203.0.113.77'));

    const rows = await db.selectFrom('profileViews').selectAll().where('userId', '=', profileId).execute();
    expect(rows.every(({ viewerHash }) => /^[0-9a-f]{64}$/.test(viewerHash))).toBe(true);

    await db.deleteFrom('dailySalts').execute();
    expect(await view(member(other.id))).toBe(true);
  });
});
