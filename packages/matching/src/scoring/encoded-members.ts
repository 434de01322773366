/** Encoded members in one array, and the same bytes as vectors read them. */
export type EncodedMembers = { readonly numbers: Int32Array; readonly bytes: Int8Array };

/** One of them, and where it begins. */
export type EncodedMember = { readonly members: EncodedMembers; readonly at: number };

/** A viewer and another member, encoded with one dictionary. */
export type EncodedPair = { readonly mine: EncodedMember; readonly theirs: EncodedMember };

export const encodedMembers = (numbers: Int32Array): EncodedMembers => ({
  numbers,
  bytes: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length * 4),
});

/**
 * How alike each need of one member is to what another offers by vectors of an embeddings service, on the scale
 * of those in this package: need by need, all offers together, then each offer. NaN where it is not known.
 */
export type Similarities = ArrayLike<number>;

/** Of a pair: the viewer's needs against the other's offers, and the other's needs against the viewer's offers. */
export type PairSimilarities = { readonly mine: Similarities | null; readonly theirs: Similarities | null };
