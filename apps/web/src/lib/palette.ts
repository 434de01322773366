import type { MantineColorsTuple } from '@mantine/core';

/** Ink green: the primary color. */
export const forest: MantineColorsTuple = [
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
export const brass: MantineColorsTuple = [
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
