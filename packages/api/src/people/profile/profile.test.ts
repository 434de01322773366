import fc from 'fast-check';
import { makeMember, makePost } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { profileCompletion } from './profile-completion.ts';
import { usernameCandidates } from './username.ts';

const api = testApi();

describe('the public profile', () => {
  it('is found by username in any case, and by id when no username matches', async () => {
    const { db, anonymous } = api();
    const ana = await makeMember(db, { username: 'ana-found' });
    expect((await anonymous().profile.get({ username: 'Ana-Found' })).id).toBe(ana.id);
    expect((await anonymous().profile.get({ username: String(ana.id) })).id).toBe(ana.id);
  });

  it('says whom the member wants as clients', async () => {
    const { db, anonymous } = api();
    const ana = await makeMember(db, { targetAudience: 'cafés' });
    expect(await anonymous().profile.get({ username: String(ana.id) })).toMatchObject({
      targetAudience: 'cafés',
    });
  });

  it('contains nothing private', async () => {
    const { db, anonymous } = api();
    const ana = await makeMember(db, { targetAudience: 'cafés', availabilityForMeetings: 'mornings' });
    const profile = await anonymous().profile.get({ username: String(ana.id) });
    const secret = [
      'password',
      'role',
      'isActive',
      'communicationPreferences',
      'availabilityForMeetings',
      'emailAudience',
      'phoneAudience',
      'isConnected',
    ];
    expect(Object.keys(profile).filter((key) => secret.includes(key))).toEqual([]);
  });

  it('says that search engines may not list it, and neither the posts of the member', async () => {
    const { db, as, anonymous } = api();
    const ana = await makeMember(db);
    const asAna = await as(ana);
    const { id } = await makePost(db, { userId: ana.id });
    const listed = async () => [
      (await anonymous().profile.get({ username: `${ana.username}` })).searchEngines,
      (await anonymous().feed.get({ id })).noIndex,
    ];
    expect(await listed()).toEqual([true, undefined]);
    await asAna.account.updatePrivacy({ searchEngines: false });
    expect(await listed()).toEqual([false, true]);
  });

  it('does not exist for deactivated, unknown and malformed names', async () => {
    const { db, anonymous } = api();
    const gone = await makeMember(db, { isActive: false });
    for (const username of [String(gone.id), 'nobody-at-all', '0', '99999999999', '-1', '%', "' or 1=1"]) {
      await expect(anonymous().profile.get({ username })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('editing my profile', () => {
  it('updates the given fields and leaves the rest', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { company: 'Pão', bio: 'Bakes.' });
    const user = await (
      await as(ana)
    ).profile.update({ jobTitle: 'Head baker', skills: ['Bread', ' bread ', '', 'Cakes'] });
    expect(user).toMatchObject({
      jobTitle: 'Head baker',
      company: 'Pão',
      bio: 'Bakes.',
      skills: ['Bread', 'Cakes'],
    });
  });

  it('trims titles and names, and keeps nothing of one that is blank', async () => {
    const { db, as } = api();
    const ben = await as(await makeMember(db, { company: 'Mill' }));
    const user = await ben.profile.update({ jobTitle: ' Baker\u00a0 ', company: '  ' });
    expect(user).toMatchObject({ jobTitle: 'Baker', company: '' });
  });

  it('ignores every protected field', async () => {
    const { db, as } = api();
    const ana = await makeMember(db, { username: 'ana-safe' });
    const before = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const forged = {
      id: 1_234_567,
      role: 'admin',
      isActive: false,
      password: 'hacked!',
      email: 'x@x.test',
      username: 'admin',
      createdAt: '2001-01-01T00:00:00Z',
      profileCompleted: true,
      emailAudience: 'everyone',
      avatarKey: 'x',
      version: 99,
    };
    await (await as(ana)).profile.update(forged as object);
    expect(
      await db.selectFrom('users').selectAll().where('id', '=', ana.id).executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  it('rejects script URLs and text that is too long, and changes nothing', async () => {
    const { db, as } = api();
    const ana = await as(await makeMember(db, { bio: 'Before' }));
    for (const websiteUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://x.test',
      '//evil.test',
      'https://u:p@x.test',
    ]) {
      await expect(ana.profile.update({ websiteUrl, bio: 'After' })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await expect(ana.profile.update({ bio: 'x'.repeat(2_001) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await ana.auth.me())?.bio).toBe('Before');
  });

  it('is complete when the eight fields are filled, and incomplete again when one is emptied', async () => {
    const { db, as } = api();
    const ana = await as(
      await makeMember(db, {
        jobTitle: null,
        company: null,
        industry: null,
        skills: [],
        lookingFor: null,
        professionalSummary: null,
      }),
    );
    const eight = {
      jobTitle: 'Baker',
      company: 'Pão',
      industry: 'Food',
      professionalSummary: 'Bread.',
      skills: ['Bread'],
      lookingFor: 'Flour',
    };
    expect(await ana.profile.update(eight)).toMatchObject({ profileCompletion: 100, profileCompleted: true });
    expect(await ana.profile.update({ company: '  ' })).toMatchObject({
      profileCompletion: 88,
      profileCompleted: false,
    });
  });
});

describe('usernames', () => {
  it('are always 3 to 30 safe characters that cannot pass for an id or a page', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        (first, last) => {
          const [one, two] = usernameCandidates(first, last).take(2).toArray();
          for (const name of [one, two]) {
            expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/);
            expect(name).not.toMatch(/^\d+$/);
            expect(name).not.toBe('admin');
          }
        },
      ),
    );
  });
});

describe('profile completion', () => {
  it('counts blank text and empty lists as missing', () => {
    const empty = {
      firstName: 'A',
      lastName: 'B',
      jobTitle: ' ',
      company: null,
      industry: '',
      professionalSummary: null,
      skills: [],
      lookingFor: null,
    };
    expect(profileCompletion(empty)).toBe(25);
    expect(profileCompletion({ ...empty, skills: ['x'] })).toBe(38);
  });
});

describe('the own profile of a member whose membership has ended', () => {
  const daysFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const endedOf = async (fields: Parameters<typeof makeMember>[1]) => {
    const { db, as } = api();
    return (await (await as(await makeMember(db, fields))).auth.me())?.endedMembership;
  };

  it('says since when, and from when on they only read; nothing on its last day, and never to administrators', async () => {
    expect(await endedOf({ membershipExpiresOn: daysFromToday(-1) })).toEqual({
      endedOn: daysFromToday(-1),
      readOnlyFrom: daysFromToday(30),
      isReadOnly: false,
    });
    expect(await endedOf({ membershipExpiresOn: daysFromToday(-30) })).toMatchObject({ isReadOnly: false });
    expect(await endedOf({ membershipExpiresOn: daysFromToday(-31) })).toEqual({
      endedOn: daysFromToday(-31),
      readOnlyFrom: daysFromToday(0),
      isReadOnly: true,
    });
    expect(await endedOf({ membershipExpiresOn: daysFromToday(0) })).toBeNull();
    expect(await endedOf({})).toBeNull();
    expect(await endedOf({ membershipExpiresOn: daysFromToday(-400), role: 'admin' })).toBeNull();
  });
});
