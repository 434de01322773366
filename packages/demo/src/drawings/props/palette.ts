/** The colors of a scene: its room, and three for what stands in it. */
export type Palette = {
  wall: string;
  shape: string;
  table: string;
  ink: string;
  paper: string;
  one: string;
  two: string;
  three: string;
};

/** Something that stands on the point 0/0, some 250 units high. */
export type Prop = (palette: Palette) => string;

const ink = '#2b2a33';
const paper = '#fbf3e4';

export const PALETTES = {
  clay: {
    wall: '#f2d9c2',
    shape: '#e9b794',
    table: '#a6583f',
    ink,
    paper,
    one: '#c8573f',
    two: '#2f6f62',
    three: '#e0a43b',
  },
  sage: {
    wall: '#d9e4da',
    shape: '#b4cdbb',
    table: '#4d7263',
    ink,
    paper,
    one: '#2f6f62',
    two: '#d3724b',
    three: '#e3b04b',
  },
  sea: {
    wall: '#d5e3ea',
    shape: '#a9c8d8',
    table: '#3d6480',
    ink,
    paper,
    one: '#33658a',
    two: '#e08a4f',
    three: '#f0c66b',
  },
  plum: {
    wall: '#eadbe2',
    shape: '#d3b3c3',
    table: '#6b4560',
    ink,
    paper,
    one: '#8a4f6d',
    two: '#d98a5b',
    three: '#5f8f83',
  },
  sun: {
    wall: '#f7e6bd',
    shape: '#f0c878',
    table: '#b97a3a',
    ink,
    paper,
    one: '#d9812f',
    two: '#33658a',
    three: '#a8452f',
  },
  night: {
    wall: '#2f4858',
    shape: '#3f6374',
    table: '#1f3340',
    ink: '#16232d',
    paper,
    one: '#e0a458',
    two: '#7fb3a6',
    three: '#d96c4f',
  },
} satisfies Record<string, Palette>;
