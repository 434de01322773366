import type { Box } from './encoder-messages.ts';

/** Maximum sizes of pictures by kind. The aspect ratio is preserved; the page crops with CSS. */
export const PICTURE_BOXES = {
  logo: { width: 384, height: 384, fit: 'inside' },
  cover: { width: 1_600, height: 800, fit: 'inside' },
  gallery: { width: 1_600, height: 1_600, fit: 'inside' },
  hero: { width: 1_600, height: 900, fit: 'inside' },
  article: { width: 1_600, height: 1_600, fit: 'inside' },
  banner: { width: 1_600, height: 600, fit: 'inside' },
  'site-logo': { width: 720, height: 240, fit: 'inside' },
  'site-icon': { width: 512, height: 512, fit: 'cover' },
} as const satisfies Record<string, Box>;
