import { expect, test } from 'vitest';
import { uploadPicture } from './upload-picture.ts';
import { fitPicture } from './fit-picture.ts';

const MEGABYTE = 1_024 * 1_024;
const picture = (megabytes: number, type = 'image/jpeg') =>
  new Blob([new Uint8Array(megabytes * MEGABYTE)], { type });

// In a real browser: e2e/journeys/large-pictures.spec.ts. This one makes no picture smaller.
test('a picture that is too large and cannot be made smaller is refused before it is uploaded', async () => {
  const upload = uploadPicture('/api/attachments', picture(6), { onProgress: () => undefined });
  await expect(upload).rejects.toThrow("This picture is larger than 5 MB, and this browser can't");
});

test('a file of another kind is sent as it is', async () => {
  const animation = picture(1, 'image/gif');
  expect(await fitPicture(animation)).toBe(animation);
  await expect(fitPicture(picture(6, 'image/gif'))).rejects.toThrow('larger than 5 MB');
});
