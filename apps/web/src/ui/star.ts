/** SVG path of a star in a 16 by 16 box. */
export const STAR = 'M8 1.3l2.06 4.18 4.61.67-3.34 3.25.79 4.6L8 11.83 3.88 14l.79-4.6L1.33 6.15l4.61-.67z';
