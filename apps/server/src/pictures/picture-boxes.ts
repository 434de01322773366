import { LONGEST_SIDE } from '@guildhall/api/files/uploads/pictures.schema';
import type { Box } from './encoder-messages.ts';

/** Maximum sizes of pictures by kind. The aspect ratio is preserved; the page crops with CSS. */
export const PICTURE_BOXES = {
  logo: { width: 384, height: 384, fit: 'inside' },
  cover: { width: LONGEST_SIDE, height: 800, fit: 'inside' },
  gallery: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' },
  hero: { width: LONGEST_SIDE, height: 900, fit: 'inside' },
  article: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' },
  banner: { width: LONGEST_SIDE, height: 600, fit: 'inside' },
  'site-logo': { width: 720, height: 240, fit: 'inside' },
  'site-icon': { width: 512, height: 512, fit: 'cover' },
} as const satisfies Record<string, Box>;
