import { AVATAR_SIZES } from '@guildhall/api/ground/values/avatar';
import type { Boxes } from '../pictures/encoder-messages.ts';

const square = (size: number) => ({ width: size, height: size, fit: 'cover' as const });
const [LARGEST, ...SMALLER] = AVATAR_SIZES;

/** The sizes that a portrait is stored in, the largest first. */
export const AVATAR_BOXES: Boxes = [square(LARGEST), ...SMALLER.map(square)];
