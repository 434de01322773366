import { DEFAULT_PALETTE, type Palette, type Shades } from './brand-colors.schema.ts';

/**
 * Gives a color of the product the hue of another one. The luminance stays, and contrast depends on nothing
 * else: what is readable in our own colors is readable in any. An empty color changes nothing.
 */
function recolor(reference: string, color: string): string {
  if (color === '') return reference;
  const target = luminanceOf(reference);
  const wanted = toLab(color);
  const hue = Math.atan2(wanted.b, wanted.a);
  const chroma = Math.min(Math.hypot(wanted.a, wanted.b), 2 * chromaOf(reference) + 0.02);
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const lightness = (low + high) / 2;
    if (luminanceOf(toHex(lightness, chroma, hue)) < target) low = lightness;
    else high = lightness;
  }
  return toHex(low, chroma, hue);
}

/** The shades of the product in the hue of a color. */
const shadesOf = ([a, b, c, d, e, f, g, h, i, j]: Shades, color: string): Shades => [
  recolor(a, color),
  recolor(b, color),
  recolor(c, color),
  recolor(d, color),
  recolor(e, color),
  recolor(f, color),
  recolor(g, color),
  recolor(h, color),
  recolor(i, color),
  recolor(j, color),
];

/** The colors of the product in the hues that a community chose; an empty one leaves them as they are. */
export const paletteOf = (primary: string, accent: string): Palette => {
  const { forest, brass, tints } = DEFAULT_PALETTE;
  return {
    forest: shadesOf(forest, primary),
    brass: shadesOf(brass, accent),
    tints: {
      forest: recolor(tints.forest, primary),
      forestHover: recolor(tints.forestHover, primary),
      page: recolor(tints.page, primary),
      brass: recolor(tints.brass, accent),
      brassHover: recolor(tints.brassHover, accent),
    },
  };
};

/** Buttons have white text, which needs a contrast of 4.5 to 1 (WCAG 1.4.3). */
export const isTooLightForButtons = (color: string): boolean => 1.05 / (luminanceOf(color) + 0.05) < 4.5;

type Channels = [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => [
  linear(hex.slice(1, 3)),
  linear(hex.slice(3, 5)),
  linear(hex.slice(5, 7)),
];

function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const channel = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Relative luminance as WCAG defines it, of `#rrggbb`. */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function chromaOf(hex: string): number {
  const { a, b } = toLab(hex);
  return Math.hypot(a, b);
}

/** The axes of OKLab (Ottosson, 2020) that make up hue and chroma. */
function toLab(hex: string): { a: number; b: number } {
  const [red, green, blue] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** From OKLCH, clipped to what a screen can show. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
}
