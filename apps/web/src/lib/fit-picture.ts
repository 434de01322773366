import { LONGEST_SIDE, UPLOAD_MAX_BYTES } from '@guildhall/api/files/uploads/pictures.schema';
import { fitPictureMessages as messages } from './fit-picture.messages.ts';

/** What the server reads, and a canvas writes. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Above that of the server, which encodes it again. */
const QUALITY = 0.92;
const PROBE = [120, 64, 8, 255];

/**
 * A picture no larger than what is kept of it, upright: photos of a phone take a fraction of the time to upload. Other
 * files, and pictures that fit, are left as they are.
 * @throws an error worded for the member when it is too large to be received and cannot be made smaller
 */
export async function fitPicture(file: Blob): Promise<Blob> {
  const smaller = TYPES.has(file.type) ? await shrunk(file) : null;
  const sent = smaller && smaller.size < file.size ? smaller : file;
  if (sent.size > UPLOAD_MAX_BYTES) throw new Error(messages.tooLarge);
  return sent;
}

/** Null for a picture that fits, and where the browser cannot do it: a canvas may be guarded against fingerprinting. */
async function shrunk(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const fits = scale === 1 && file.size <= UPLOAD_MAX_BYTES;
    const canvas = fits || !isCanvasHonest() ? null : drawn(picture, scale);
    picture.close();
    return canvas && (await encoded(canvas, file.type));
  } catch {
    return null;
  }
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = canvasOf(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** As WebP, which keeps what is transparent; browsers that do not write it write a PNG instead, and a photo is a JPEG. */
async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await blobOf(canvas, type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  return blob && TYPES.has(blob.type) ? blob : null;
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, QUALITY);
  return promise;
}

/** Whether a canvas gives back what was drawn. */
function isCanvasHonest(): boolean {
  const context = canvasOf(1, 1).getContext('2d');
  if (!context) return false;
  const [red, green, blue] = PROBE;
  context.fillStyle = `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data.every((value, index) => value === PROBE[index]);
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });
