import { PALETTES, type Palette, type Prop } from './props/palette.ts';
import { box, darker, disc, group, lighter, line, oval, path, picture, times } from './svg.ts';

const [WIDTH, HEIGHT] = [1_200, 600];
const TABLE = 452;

export type Backdrop = 'arch' | 'circle' | 'panels' | 'shelf' | 'window' | 'sky';
type Placed = readonly [prop: Prop, x: number, scale?: number, y?: number];

export type Scene = {
  backdrop: Backdrop;
  /** Stands for the scene on a logo, instead of its largest thing. */
  emblem?: Prop;
  props: readonly [Placed, ...Placed[]];
};
export type PaletteName = keyof typeof PALETTES;

/** How much of a scene is shown: all of it, or a strip for the head of a page. */
const FRAMES = { full: [0, 600], strip: [120, 420] } as const;

/** A still life of a trade: some things on a table or a street, before a wall, lit from the left. */
export function drawScene(
  { backdrop, props }: Scene,
  name: PaletteName,
  { width, frame }: { width: number; frame: keyof typeof FRAMES },
): string {
  const palette = PALETTES[name];
  const [top, height] = FRAMES[frame];
  return picture(
    { x: 0, y: top, width: WIDTH, height },
    width,
    box(0, 0, WIDTH, HEIGHT, palette.wall),
    BACKDROPS[backdrop](palette),
    backdrop === 'sky' ? '' : floor(palette),
    ...props.map(([prop, x, scale = 1, y = 26]) =>
      group(
        `translate(${x} ${TABLE + y}) scale(${scale})`,
        y < 0 || backdrop === 'sky' ? '' : oval(34, 0, 150, 13, palette.ink, 'fill-opacity="0.16"'),
        prop(palette),
      ),
    ),
  );
}

/** What stands for a scene, on a disc: the logo of a business. */
export function drawEmblem({ emblem, props }: Scene, name: PaletteName): string {
  const palette = PALETTES[name];
  const [largest] = props.reduce((best, placed) => ((placed[2] ?? 1) > (best[2] ?? 1) ? placed : best));
  return picture(
    { x: 0, y: 0, width: 384, height: 384 },
    384,
    box(0, 0, 384, 384, palette.wall),
    disc(192, 192, 150, palette.shape),
    group(
      'translate(192 312) scale(0.84)',
      oval(20, 0, 130, 10, palette.ink, 'fill-opacity="0.16"'),
      (emblem ?? largest)(palette),
    ),
  );
}

const floor = ({ table }: Palette) =>
  box(0, TABLE, WIDTH, HEIGHT - TABLE, table) + box(0, TABLE, WIDTH, 9, lighter(table, 0.22));

const BACKDROPS: Record<Backdrop, (palette: Palette) => string> = {
  arch: ({ shape, wall }) =>
    path('M330 460 V300 A270 270 0 0 1 870 300 V460 Z', shape) +
    path('M600 30 A270 270 0 0 1 870 300 V460 H760 V300 Q760 120 600 30 Z', darker(shape, 0.05)) +
    disc(1_060, 130, 44, lighter(wall, 0.5)),
  circle: ({ shape, wall }) =>
    disc(600, 290, 268, shape) +
    disc(600, 290, 214, lighter(shape, 0.18)) +
    disc(140, 140, 52, lighter(wall, 0.45)),
  panels: ({ shape, wall }) =>
    times(6, (i) => box(i * 200, 0, 200, 460, i % 2 === 0 ? wall : lighter(wall, 0.12))) +
    path('M0 460 L380 0 H620 L240 460 Z', lighter(shape, 0.4), 'fill-opacity="0.3"'),
  shelf: ({ shape, table, one, two, three, paper }) =>
    box(0, 0, WIDTH, 190, lighter(shape, 0.2)) +
    box(90, 186, 1_020, 15, darker(table, 0.1), 4) +
    times(14, (i) =>
      i % 5 === 4
        ? disc(150 + i * 68, 158, 28, [one, two, three][i % 3] ?? one)
        : box(
            126 + i * 68,
            186 - 64 - ((i * 31) % 48),
            44,
            64 + ((i * 31) % 48),
            [paper, two, shape, one, three][(i * 3) % 5] ?? one,
            5,
          ),
    ),
  window: ({ shape, paper, wall }) =>
    box(352, 40, 496, 400, paper, 8) +
    box(370, 58, 460, 364, lighter(shape, 0.25)) +
    disc(700, 160, 54, lighter(wall, 0.6)) +
    path('M370 422 V330 Q460 270 570 320 T830 290 V422 Z', shape) +
    line('M600 58 V422 M370 240 H830', paper, 13) +
    box(330, 430, 540, 22, paper, 5),
  sky: ({ wall, shape, three, table }) =>
    box(0, 0, WIDTH, 300, lighter(wall, 0.2)) +
    disc(860, 190, 92, lighter(three, 0.25)) +
    disc(860, 190, 66, three) +
    path(
      'M120 130 q30 -34 66 -12 q44 -26 66 12 Z M1000 96 q24 -28 54 -10 q36 -20 52 10 Z',
      lighter(shape, 0.55),
    ) +
    box(0, 500, WIDTH, 100, table),
};
