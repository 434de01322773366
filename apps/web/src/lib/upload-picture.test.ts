import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../testing/api.ts';
import { uploadPicture } from './upload-picture.ts';

test('a picture that is removed while its upload waits to try again is not sent again', async () => {
  const removal = new AbortController();
  let tries = 0;
  server.use(
    http.post('*/api/attachments', () => {
      tries += 1;
      // After the answer has arrived, during the pause before the next try.
      setTimeout(() => removal.abort(), 300);
      return HttpResponse.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': '1' } });
    }),
  );
  const upload = uploadPicture('/api/attachments', new Blob(['x']), {
    onProgress: () => undefined,
    signal: removal.signal,
  });
  await expect(upload).rejects.toThrow(/abort/i);
  expect(tries).toBe(1);
});
