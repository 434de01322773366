/** Ten shades of one color, from a tint to almost black, as `#rrggbb`. */
export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Ink green: the primary color of the product. */
const forest: Shades = [
  '#edf6f2',
  '#d6e9e1',
  '#b0d4c6',
  '#86bda9',
  '#5ea58e',
  '#3d8c75',
  '#287460',
  '#1b5d4d',
  '#12483c',
  '#093229',
];

/** Brass: the warm accent color, for badges and highlights, never for large areas. */
const brass: Shades = [
  '#fdf6e7',
  '#f9e8c4',
  '#f2d18c',
  '#e9b755',
  '#dda032',
  '#c4851a',
  '#a36b10',
  '#83550c',
  '#644108',
  '#452d06',
];

/** Backgrounds of the dark scheme that carry a little of a color. */
const tints = {
  forest: '#1d3a32',
  forestHover: '#24483e',
  page: '#172e28',
  brass: '#3a2f17',
  brassHover: '#46391c',
};

export type Palette = { forest: Shades; brass: Shades; tints: typeof tints };

/** The colors of the product. */
export const DEFAULT_PALETTE: Palette = { forest, brass, tints };
