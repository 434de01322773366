import type { Scene } from '../draw-scene.ts';
import {
  baguettes,
  board,
  bottle,
  bowl,
  cloche,
  cup,
  glass,
  grapes,
  loaf,
  pot,
  stool,
  wheat,
} from '../props/kitchen.ts';
import { jar, lamp } from '../props/office.ts';
import { hills, table } from '../props/places.ts';
import { flowers, parcels, plant } from '../props/trades.ts';

export const foodScenes = {
  bakery: {
    backdrop: 'arch',
    props: [
      [wheat, 330, 1.1],
      [baguettes, 470, 1.15],
      [board, 700],
      [loaf, 640, 1.1, 6],
      [loaf, 810, 0.82, 6],
      [pot, 960, 0.9],
    ],
  },
  catering: {
    backdrop: 'circle',
    props: [
      [bottle, 350, 1.1],
      [cloche, 600, 1.35],
      [glass, 830],
      [glass, 930, 0.9],
      [bowl, 190, 0.8],
    ],
  },
  dinner: {
    backdrop: 'window',
    emblem: bottle,
    props: [
      [table, 600, 1.15, 120],
      [bottle, 500, 0.9, 10],
      [glass, 600, 0.9, 10],
      [flowers, 730, 0.75, 10],
      [plant, 150, 1.2],
      [lamp, 1050, 1.1],
    ],
  },
  cafe: {
    backdrop: 'shelf',
    props: [
      [pot, 420, 1.1],
      [cup, 610, 1.15],
      [cup, 800, 0.95],
      [plant, 1010],
      [flowers, 220, 0.85],
    ],
  },
  diner: {
    backdrop: 'panels',
    props: [
      [stool, 240, 1.3, 110],
      [stool, 960, 1.3, 110],
      [cloche, 600, 1.2],
      [cup, 420, 0.9],
      [bowl, 800, 0.9],
    ],
  },
  wine: {
    backdrop: 'arch',
    emblem: bottle,
    props: [
      [bottle, 440, 1.2],
      [bottle, 540, 1.05],
      [glass, 680, 1.1],
      [grapes, 830, 1.25],
      [board, 720, 0.9],
    ],
  },
  coffee: {
    backdrop: 'sky',
    emblem: pot,
    props: [
      [hills, 600, 1, 20],
      [cup, 320, 1.3, 100],
      [parcels, 960, 1, 100],
    ],
  },
  nutrition: {
    backdrop: 'circle',
    props: [
      [bowl, 600, 1.35],
      [plant, 350, 1.05],
      [jar, 850],
      [glass, 960, 0.9],
    ],
  },
} satisfies Record<string, Scene>;
