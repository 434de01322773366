import { toneOf } from '../../ui/tone.ts';

/** The background color of a business without a logo or cover. */
export const businessTone = (name: string): number => toneOf(name, 5);
