import { makeMember } from '@guildhall/db/testing';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/index.ts';
import { registerPicture } from '../../files/uploads/pictures.commands.ts';

const api = testApi();

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
