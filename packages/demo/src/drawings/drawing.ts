/** A picture as SVG, and what it is for: a portrait is cropped to a square, a scene fits within its width in pixels. */
export type Drawing = { svg: string } & ({ kind: 'portrait' } | { kind: 'scene'; width: number });
