import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { registerPicture } from '../../files/uploads/pictures.commands.ts';

const api = testApi();

describe('the announcement', () => {
  it('has links and bold words, and nothing that runs', async () => {
    const { db, as, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const announcement =
      'Closed **on Friday**.\n\nSee [when](https://a.test/) <b>x</b> [no](javascript:alert(1))';
    await admin.admin.settings.update({ announcement });
    const { announcementParts } = await anonymous().site.notices({});
    expect(announcementParts).toContainEqual({ text: 'on Friday', isBold: true, href: null });
    expect(announcementParts).toContainEqual({ text: 'when', isBold: false, href: 'https://a.test/' });
    expect(announcementParts.filter(({ href }) => href !== null)).toHaveLength(1);
    expect(announcementParts.map(({ text }) => text).join('')).toContain('.\nSee when <b>x</b>');
    await admin.admin.settings.update({ announcement: '' });
  });

  it('is read from its first to its last day, and by members only where it says so', async () => {
    const { db, as, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const member = await as(await makeMember(db));
    const announce = (fields: Parameters<typeof admin.admin.settings.update>[0]) =>
      admin.admin.settings.update({
        announcement: 'We moved',
        announcementStartsAt: null,
        announcementEndsAt: null,
        announcementAudience: 'everyone',
        ...fields,
      });
    const read = async () => [
      (await anonymous().site.notices({})).announcement,
      (await member.site.notices({})).announcement,
    ];
    await announce({ announcementAudience: 'members' });
    expect(await read()).toEqual(['', 'We moved']);
    await announce({ announcementStartsAt: '2126-01-01T00:00:00.000Z' });
    expect(await read()).toEqual(['', '']);
    await announce({ announcementEndsAt: '2020-01-01T00:00:00.000Z' });
    expect(await read()).toEqual(['', '']);
    await expect(
      announce({
        announcementStartsAt: '2026-02-01T00:00:00.000Z',
        announcementEndsAt: '2026-01-01T00:00:00.000Z',
      }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await announce({ announcement: '' });
  });
});

describe('banners', () => {
  it('are shown on their pages between start and end', async () => {
    const { db, as, anonymous } = api();
    const admin = await as(await makeMember(db, { role: 'admin' }));
    const imageUrl = '/business-images/fair.webp';
    await registerPicture(db, imageUrl, null);
    const banner = {
      title: 'Autumn fair',
      imageUrl,
      targetUrl: 'https://fair.test/',
      pages: ['feed' as const],
    };
    const shown = await admin.admin.banners.create(banner);
    await admin.admin.banners.create({ ...banner, title: 'Over', endsAt: '2020-01-01T00:00:00.000Z' });
    await admin.admin.settings.update({ announcement: 'We moved' });

    expect(await anonymous().site.notices({ page: 'feed' })).toMatchObject({
      announcement: 'We moved',
      banners: [{ id: shown.id, title: 'Autumn fair' }],
    });
    expect((await anonymous().site.notices({ page: 'news' })).banners).toEqual([]);
    await admin.admin.banners.update({ ...banner, id: shown.id, isActive: false });
    expect((await anonymous().site.notices({ page: 'feed' })).banners).toEqual([]);
    await expect(
      admin.admin.banners.create({
        ...banner,
        startsAt: '2027-01-02T00:00:00.000Z',
        endsAt: '2027-01-01T00:00:00.000Z',
      }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(
      admin.admin.banners.create({ ...banner, imageUrl: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(
      admin.admin.banners.create({ ...banner, targetUrl: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
