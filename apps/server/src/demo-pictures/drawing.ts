import type { Boxes } from '../pictures/encoder-messages.ts';

/** A picture as SVG, and the sizes to store it in. */
export type Drawing = { svg: string; boxes: Boxes };
