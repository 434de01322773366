import sharp from 'sharp';
import { type Browser, whenReady } from './browser.ts';

/** A field of an answer's body. */
export const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object(body)[name] : undefined;

/** Uploads a picture of 1,000 x 500 pixels for a post or message. */
export async function sendPicture(as: Browser) {
  const picture = sharp({ create: { width: 1_000, height: 500, channels: 3, background: '#336699' } });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(await picture.png().toBuffer())]), 'shop.png');
  return as.send('POST', '/api/attachments', { body: form });
}

/** The same, with the address that it answers. */
export async function uploadAttachment(as: Browser): Promise<string> {
  const { status, body } = await whenReady(() => sendPicture(as));
  if (status !== 201) throw new Error(`The upload answered ${status}`);
  return String(field(body, 'url'));
}

/** The status of a picture for someone. */
export const look = async (as: Browser, address: string): Promise<number> => (await as.get(address)).status;
