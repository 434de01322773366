import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type {
  Box,
  EncodeReply,
  EncodeRequest,
  EncodedPicture,
  EncodedPictures,
  Fault,
} from './encoder-messages.ts';

const MAX_PIXELS = 24_000_000;
/** Of the decoded picture, which an interlaced one takes at once: 24 megapixels of RGBA with 8 bits each. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;

// No operation repeats, and more threads would only take memory and the cores that answer everyone else.
sharp.cache(false);
sharp.concurrency(1);

class PictureError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Decodes an uploaded file once, upright, and encodes it as WebP in each of the boxes; the smaller ones are
 * made of the first. What the file is decides its content, never its name; everything beside the pixels
 * (place, camera, previews, whatever is appended) is left behind.
 */
export async function encodePictures(request: EncodeRequest): Promise<EncodeReply> {
  try {
    const [largest, ...smaller] = request.boxes;
    const decoded = await decode(request, largest);
    const pictures: EncodedPictures = [await encode(decoded.clone())];
    for (const box of smaller)
      if (box.width < pictures[0].width) pictures.push(await encode(resize(decoded.clone(), box)));
    return { pictures, colors: await cornerColors(decoded) };
  } catch (error) {
    if (error instanceof PictureError) return { fault: error.fault };
    throw error;
  }
}

/** The head of the file is checked before any of it is decoded. */
async function decode({ path, decodeSeconds }: EncodeRequest, box: Box): Promise<Sharp> {
  // No decoder but these three ever sees what someone uploads.
  if (!isKnownFormat(await readHead(path))) throw new PictureError('unreadable');
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await picture.metadata().catch((error: unknown) => {
    throw new PictureError(isTooLarge(error) ? 'too-many-pixels' : 'unreadable');
  });
  if (metadata.width * metadata.height > MAX_PIXELS || decodedBytes(metadata) > MAX_DECODED_BYTES)
    throw new PictureError('too-many-pixels');
  const pixels = (source: Sharp) =>
    resize(source.rotate(), box)
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await pixels(picture)
    .catch(async (error: unknown) => {
      const ended = isTimeout(error) ? undefined : await withEnd(path);
      if (ended === undefined) throw error;
      return pixels(sharp(ended, { limitInputPixels: MAX_PIXELS, failOn: 'warning' }));
    })
    .catch(async (error: unknown) => {
      if (isTimeout(error)) throw new PictureError('too-slow');
      throw new PictureError((await isCutShort(path)) ? 'incomplete' : 'unreadable');
    });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const resize = (picture: Sharp, { width, height, fit }: Box) =>
  picture.resize(width, height, { fit, withoutEnlargement: fit === 'inside' });

async function encode(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, body: data };
}

async function cornerColors(picture: Sharp): Promise<string> {
  const corners = picture.resize(2, 2, { fit: 'fill' }).flatten({ background: '#ffffff' });
  return (await corners.toColourspace('srgb').raw().toBuffer()).toString('hex');
}

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
  return buffer.subarray(0, bytesRead);
}

const JPEG_END = Buffer.from('ffd9', 'hex');
const PNG_END = Buffer.from('IEND', 'latin1');

const isJpeg = (content: Buffer) => content[0] === 0xff && content[1] === 0xd8;
const isPng = (content: Buffer) => content.toString('latin1', 1, 4) === 'PNG';

/**
 * A JPEG that lacks its end marker, with one: programs that copy files leave it out, and every row may be there. Read
 * so that a missing row is an error. Undefined for any other file.
 */
async function withEnd(path: string): Promise<Buffer | undefined> {
  const content = await readFile(path);
  return isJpeg(content) && !hasEnd(content) ? Buffer.concat([content, JPEG_END]) : undefined;
}

const hasEnd = (jpeg: Buffer) => jpeg.lastIndexOf(JPEG_END) > jpeg.lastIndexOf(Buffer.from('ffda', 'hex'));

/** Whether the end of a JPEG or PNG is missing, as after a download that broke off. The head of a cut WebP is refused. */
async function isCutShort(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (isJpeg(content)) return !hasEnd(content);
  return isPng(content) && !content.includes(PNG_END);
}

/** PNG, JPEG or WebP by its signature. */
function isKnownFormat(head: Buffer): boolean {
  const hex = head.toString('hex');
  if (hex.startsWith('89504e470d0a1a0a') || hex.startsWith('ffd8ff')) return true;
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
}

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

const isTooLarge = (error: unknown) => error instanceof Error && error.message.includes('pixel limit');

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout: ');
