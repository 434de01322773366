import type { Scene } from '../draw-scene.ts';
import { bowl, cup, wheat } from '../props/kitchen.ts';
import { books, envelopes, lamp, laptop, papers, pens } from '../props/office.ts';
import { lanterns, table } from '../props/places.ts';
import {
  camera,
  chair,
  easel,
  film,
  flowers,
  form,
  lens,
  mic,
  paint,
  parcels,
  plane,
  plant,
  type,
} from '../props/trades.ts';

export const studioScenes = {
  print: {
    backdrop: 'panels',
    props: [
      [type, 500, 1.25],
      [papers, 800, 1.1],
      [paint, 990, 0.85],
      [pens, 220],
    ],
  },
  stationery: {
    backdrop: 'shelf',
    props: [
      [envelopes, 400, 1.1],
      [pens, 640, 1.05],
      [books, 850, 0.9],
      [flowers, 1060, 0.8],
      [lens, 180, 0.5],
    ],
  },
  food: {
    backdrop: 'circle',
    props: [
      [camera, 480, 1.05],
      [bowl, 770, 1.05],
      [lens, 950, 0.95],
      [flowers, 230, 0.9],
    ],
  },
  light: {
    backdrop: 'panels',
    emblem: lens,
    props: [
      [camera, 600, 1.25],
      [lens, 380, 1.1],
      [lamp, 860, 1.25],
      [film, 200, 0.7],
    ],
  },
  film: {
    backdrop: 'arch',
    props: [
      [film, 560, 1.35],
      [mic, 840, 1.05],
      [lens, 330],
      [plant, 1040],
    ],
  },
  social: {
    backdrop: 'panels',
    props: [
      [easel, 420, 1.15],
      [camera, 690, 0.85],
      [cup, 900, 0.9],
      [flowers, 1060, 0.85],
    ],
  },
  signs: {
    backdrop: 'panels',
    props: [
      [paint, 380, 1.2],
      [type, 760, 1.2],
      [paint, 1040, 0.8],
    ],
  },
  remodel: {
    backdrop: 'window',
    props: [
      [paint, 360, 1.15],
      [plane, 720, 0.95],
      [plant, 1000],
      [chair, 190, 1.05],
    ],
  },
  events: {
    backdrop: 'panels',
    emblem: flowers,
    props: [
      [lanterns, 600, 1, 10],
      [table, 600, 1.25, 110],
      [flowers, 600, 0.8, -2],
      [flowers, 330, 0.65, -2],
      [flowers, 870, 0.65, -2],
    ],
  },
  joinery: {
    backdrop: 'shelf',
    props: [
      [chair, 330, 1.2, 60],
      [plane, 680, 1.05],
      [pens, 980],
    ],
  },
  boutique: {
    backdrop: 'arch',
    props: [
      [form, 600, 1.2],
      [form, 420, 1, 10],
      [parcels, 840, 0.95],
      [plant, 1030],
      [flowers, 220, 0.9],
    ],
  },
  flowers: {
    backdrop: 'arch',
    props: [
      [flowers, 600, 1.2],
      [flowers, 370, 0.95],
      [plant, 850, 1.1],
      [wheat, 200],
    ],
  },
  radio: {
    backdrop: 'circle',
    props: [
      [mic, 600, 1.2],
      [laptop, 320, 0.8],
      [plant, 900, 1.1],
    ],
  },
} satisfies Record<string, Scene>;
