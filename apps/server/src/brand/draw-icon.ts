import { paletteOf } from '@guildhall/api/community/community/brand-palette.schema';
import type { Community } from '@guildhall/api/ground/settings/community.schema';

const WHITE = '#ffffff';

export type IconSpec = {
  width: number;
  height: number;
  /** The part of the height that the icon takes; the rest is background. 1: all of it, with transparent corners. */
  share: number;
};

/** The background of the icon and of the browser's frame. */
export const themeColor = (community: Community): string => colorsOf(community).forest[8];

const colorsOf = ({ primaryColor, accentColor }: Community) => paletteOf(primaryColor, accentColor);

/**
 * Draws the icon as a PNG, from the picture that the community uploaded or else from the product's mark in its
 * colors.
 */
export async function drawIcon(
  community: Community,
  picture: Buffer | null,
  { width, height, share }: IconSpec,
): Promise<Buffer> {
  // Loaded when it is needed: it takes ten megabytes, and icons are drawn once.
  const { default: sharp } = await import('sharp');
  // As in the picture encoder: no cache of operations, and no threads beside those that answer requests.
  sharp.cache(false);
  sharp.concurrency(1);
  const size = Math.round(height * share);
  const background = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : picture ? WHITE : themeColor(community);
  const icon = await sharp(picture ?? Buffer.from(markOf(community)), { density: 72 * (size / 32) })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: icon, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Two arches under a gable, as `Logo.tsx` of the web draws them. */
function markOf(community: Community): string {
  const { forest, brass } = colorsOf(community);
  const line = `stroke="${brass[0]}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none">
  <rect width="32" height="32" rx="8" fill="${forest[8]}"/>
  <path d="M5.5 14.2 16 6.4l10.5 7.8" ${line}/>
  <path d="M7.8 25.6V21a4.1 4.1 0 0 1 8.2 0m0 0a4.1 4.1 0 0 1 8.2 0v4.6" ${line}/>
  <path d="M16 21v4.6" stroke="${brass[3]}" stroke-width="2.6" stroke-linecap="round"/>
</svg>`;
}
