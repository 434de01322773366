import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { CARD_SIZE } from '@guildhall/api/console/cards/cards.schema';
import type { Card } from './card.ts';
import { layOutCard } from './card-layout.ts';

const PICTURE_SIZE = 480;

/** One file for a name: satori takes the first file of a name for all letters. */
const FONT_FILES = {
  Figtree: import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  'Figtree Extended': import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff'),
  Fraunces: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  'Fraunces Extended': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
};

let fonts: Promise<Font[]> | undefined;

/** Draws a card as a PNG. Its fonts come with the product, so it looks the same on every machine. */
export async function drawCard(card: Card): Promise<Buffer> {
  const picture = card.picture && (await toDataUrl(card.picture));
  const svg = await satori(layOutCard(card, picture), { ...CARD_SIZE, fonts: await (fonts ??= loadFonts()) });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}

function loadFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(FONT_FILES).map(async ([name, url]) => ({ name, data: await readFile(new URL(url)) })),
  );
}

/** Satori reads PNG and JPEG, and stored pictures are WebP. */
async function toDataUrl(picture: Buffer): Promise<string> {
  const png = await sharp(picture).resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
