import { describe, expect, test } from 'vitest';
import { duration, fileSize, kindOf } from './backups/backup-format.ts';
import { EMPTY_BANNER, toBannerFields, validateBanner } from './banners/banner.form.ts';

describe('formats of the console', () => {
  test('a file whose name says backup is a full backup, any other a data export', () => {
    expect(kindOf('full-backup-20261101T100000Z-0a1b2c3d.tar.zst')).toBe('Full Backup');
    expect(kindOf('data-export-20261101T100000Z-0a1b2c3d.json')).toBe('Data Export');
  });

  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [3_400_000, '3.4 MB'],
    [120_000_000_000, '120 GB'],
  ])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

  test.each([
    [800, '0.8 s'],
    [42_400, '42 s'],
    [125_000, '2 min 5 s'],
  ])('%i milliseconds are %s', (ms, text) => expect(duration(ms)).toBe(text));

  test('a banner runs from the start of its first day to the end of its last', () => {
    const banner = {
      ...EMPTY_BANNER,
      title: 'Fair',
      imageUrl: '/business-images/fair.webp',
      targetUrl: 'https://fair.test',
      startsAt: '2026-12-01',
      endsAt: '2026-12-01',
    };
    expect(toBannerFields(banner, 'UTC')).toMatchObject({
      startsAt: '2026-12-01T00:00:00.000Z',
      endsAt: '2026-12-02T00:00:00.000Z',
    });
    expect(validateBanner('UTC')(banner)).toEqual({});
    expect(validateBanner('UTC')({ ...banner, endsAt: '2026-11-01' })).toEqual({
      endsAt: 'The end must be after the start',
    });
    expect(validateBanner('UTC')({ ...banner, pages: [] })).toEqual({ pages: 'Choose at least one page' });
    expect(validateBanner('UTC')({ ...banner, imageUrl: 'https://pictures.test/fair.png' })).toEqual({});
    expect(validateBanner('UTC')({ ...banner, imageUrl: 'fair.png' })).toEqual({
      imageUrl: 'Upload a picture, or enter a web address starting with https:// or http://',
    });
  });
});
