import { brass, forest, recolor, shadesOf } from '@guildhall/api/brand-colors/schema';
import type { MantineColorsTuple } from '@mantine/core';

/** Warm grays of the light scheme. */
export const stone: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e8e4db',
  '#d9d4c9',
  '#c2bcb0',
  '#8d877c',
  '#6a655c',
  '#4e4a43',
  '#35322d',
  '#1e1c19',
];

/** Green-black grays of the dark scheme; 0 is text, 7 the page background. */
export const night: MantineColorsTuple = [
  '#dfe5e2',
  '#c0cac6',
  '#9eaaa5',
  '#778580',
  '#4a5853',
  '#35423d',
  '#1f2a27',
  '#141c1a',
  '#0f1614',
  '#0a0f0e',
];

/** Backgrounds of the dark scheme that carry a little of a color. */
const tints = {
  forest: '#1d3a32',
  forestHover: '#24483e',
  page: '#172e28',
  brass: '#3a2f17',
  brassHover: '#46391c',
};

export type Palette = { forest: MantineColorsTuple; brass: MantineColorsTuple; tints: typeof tints };

/** The colors of the product in the hues that a community chose; an empty one leaves them as they are. */
export const paletteOf = (primary: string, accent: string): Palette => ({
  forest: shadesOf(forest, primary),
  brass: shadesOf(brass, accent),
  tints: {
    forest: recolor(tints.forest, primary),
    forestHover: recolor(tints.forestHover, primary),
    page: recolor(tints.page, primary),
    brass: recolor(tints.brass, accent),
    brassHover: recolor(tints.brassHover, accent),
  },
});
