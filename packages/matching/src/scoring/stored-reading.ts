import { lookupTerms } from '../candidates/index-terms.ts';
import type { Statement } from '../statements/statement.ts';
import type { MemberReading } from './member-reading.ts';

/** A reading as it was stored, and what the member looks others up by: `lookupTerms` of the needs. */
export type StoredReading = { readonly reading: MemberReading; readonly askedTerms: readonly string[] };

/** Vectors are a third of a reading, and numbers in base 64 a third as long as written out. */
const encodedVector = (vector: Int8Array | null): string | null =>
  vector === null
    ? null
    : Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');

const decodedVector = (text: string | null): Int8Array | null =>
  text === null ? null : new Int8Array(Buffer.from(text, 'base64'));

const withoutVector = ({ vector, qualifier, ...said }: Statement) => ({
  ...said,
  vector: encodedVector(vector),
  qualifier: { stems: qualifier.stems, vector: encodedVector(qualifier.vector) },
});
type Written = ReturnType<typeof withoutVector>;

const writtenLists = (reading: MemberReading) => ({
  ...reading,
  needs: reading.needs.map(withoutVector),
  offers: reading.offers.map(withoutVector),
  audiences: reading.audiences.map(withoutVector),
  offered: encodedVector(reading.offered),
  skills: [...reading.skills],
  interests: [...reading.interests],
  askedTerms: lookupTerms(reading).needs,
});

/** A reading as text, to be stored with the profile: some two kilobytes. It follows `meaningVersion`. */
export const storeReading = (reading: MemberReading): string => JSON.stringify(writtenLists(reading));

/** The reading that `storeReading` was given; in some ten microseconds, where reading a profile takes hundreds. */
export function restoreReading(text: string): StoredReading {
  const { askedTerms, ...written }: ReturnType<typeof writtenLists> = JSON.parse(text);
  return {
    askedTerms,
    reading: {
      ...written,
      needs: written.needs.map(withVector),
      offers: written.offers.map(withVector),
      audiences: written.audiences.map(withVector),
      offered: decodedVector(written.offered),
      skills: new Map(written.skills),
      interests: new Map(written.interests),
    },
  };
}

const withVector = ({ vector, qualifier, ...said }: Written): Statement => ({
  ...said,
  vector: decodedVector(vector),
  qualifier: { stems: qualifier.stems, vector: decodedVector(qualifier.vector) },
});
