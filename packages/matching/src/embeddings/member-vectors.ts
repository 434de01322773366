import type { TextsOfMember, WeightedText } from './texts-of-member.ts';

/** Longer vectors are truncated to this length: models that produce more put what matters most first. */
export const mostNumbers = 1_024;
/** What the largest number of a vector becomes. */
const largest = 127;

/**
 * A member's vectors from an embeddings service, one byte a number: each need, then all offers together, then
 * each offer, in the order of scoring. Only their directions mean something; one of zeros is unknown.
 */
export type MemberVectors = {
  readonly dimension: number;
  readonly needs: number;
  readonly bytes: Int8Array;
};

/** `vectorOf` gives the vector of a text as the service answered it, all of one length; undefined without one. */
export function memberVectors(
  { needs, offers }: TextsOfMember,
  vectorOf: (text: string) => readonly number[] | undefined,
): MemberVectors {
  const unit = ({ text }: WeightedText) => unitOf((vectorOf(text) ?? []).slice(0, mostNumbers));
  const offered = offers.map(unit);
  const together: number[] = [];
  for (const [place, { weight }] of offers.entries())
    for (const [at, part] of (offered[place] ?? []).entries())
      together[at] = (together[at] ?? 0) + part * weight;
  const vectors = [...needs.map(unit), together, ...offered];
  const dimension = Math.max(...vectors.map(({ length }) => length));
  const bytes = new Int8Array(vectors.length * dimension);
  for (const [place, vector] of vectors.entries()) bytes.set(quantized(vector), place * dimension);
  return { dimension, needs: needs.length, bytes };
}

/** How the similarities of a model are spread over needs and offers of different members. */
export type Scale = { readonly mean: number; readonly deviation: number };

/** The same of the vectors that ship with the package, over the labelled set. */
export const shippedScale: Scale = { mean: 0.105, deviation: 0.18 };

/** Below this many pairs of a need and an offer nothing can be said of a model. */
const pairsLeast = 30;

/** The scale of a model by a sample of members; null for too few. Some 60 members take 20 ms. */
export function scaleOf(sample: readonly MemberVectors[]): Scale | null {
  const near = sample.flatMap((one) =>
    sample.flatMap((other) => (one === other ? [] : singleCosines(one, other))),
  );
  const mean = near.reduce((sum, each) => sum + each, 0) / near.length;
  const deviation = Math.sqrt(near.reduce((sum, each) => sum + (each - mean) ** 2, 0) / near.length);
  return near.length < pairsLeast || deviation < 1e-6 ? null : { mean, deviation };
}

/**
 * How alike each need of one member is to what another offers, on the scale of the shipped vectors, as
 * `scorePair` takes it; null where one of them has no vectors, or of another length.
 */
export function similaritiesOf(one: MemberVectors, other: MemberVectors, scale: Scale): Float32Array | null {
  if (one.dimension !== other.dimension || one.dimension === 0) return null;
  const stretch = shippedScale.deviation / scale.deviation;
  return Float32Array.from(
    cosines(one, other),
    (cosine) => (cosine - scale.mean) * stretch + shippedScale.mean,
  );
}

/** Need by need with all offers together, then each offer; NaN where a vector is unknown. */
function cosines(one: MemberVectors, other: MemberVectors): readonly number[] {
  const targets = other.bytes.length / other.dimension - other.needs;
  return Array.from({ length: one.needs * targets }, (_, place) =>
    cosineAt(one, Math.floor(place / targets), other, other.needs + (place % targets)),
  );
}

function singleCosines(one: MemberVectors, other: MemberVectors): readonly number[] {
  if (one.dimension !== other.dimension || one.dimension === 0) return [];
  const targets = other.bytes.length / other.dimension - other.needs;
  return cosines(one, other).filter((near, place) => place % targets !== 0 && !Number.isNaN(near));
}

function cosineAt(one: MemberVectors, a: number, other: MemberVectors, b: number): number {
  const { dimension } = one;
  let dot = 0;
  let mine = 0;
  let theirs = 0;
  for (let at = 0; at < dimension; at += 1) {
    const x = one.bytes[a * dimension + at] ?? 0;
    const y = other.bytes[b * dimension + at] ?? 0;
    dot += x * y;
    mine += x * x;
    theirs += y * y;
  }
  return dot / Math.sqrt(mine * theirs);
}

function unitOf(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((part) => part / length) : vector;
}

function quantized(vector: readonly number[]): readonly number[] {
  const scale = largest / Math.max(1e-12, ...vector.map(Math.abs));
  return vector.map((part) => Math.round(part * scale));
}
