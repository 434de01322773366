/** Red is at 1, green at 3, blue at 5. */
const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

/** Mixes two colors of six hexadecimal digits; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const darker = (color: string, share = 0.16) => mix(color, '#1d1a26', share);
export const lighter = (color: string, share = 0.3) => mix(color, '#fffaf0', share);

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string) => oval(cx, cy, r, r, fill);

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${transform}">${content.join('')}</g>`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Frame = { x: number; y: number; width: number; height: number };

/** A picture of that part of the drawing, `width` pixels wide. */
export const picture = (frame: Frame, width: number, ...content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" width="${width}" height="${Math.round((width * frame.height) / frame.width)}">${content.join('')}</svg>`;
