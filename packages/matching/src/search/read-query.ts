import { type MemberReading, readMember } from '../scoring/member-reading.ts';
import { readNeed } from '../statements/read-statements.ts';
import { nobody } from './read-business.ts';

/** Fewer words than these say too little, unless they name a trade or tell a problem that one meets. */
const wordsLeast = 3;

/**
 * Reads the text of a search box as a need: "someone to do my books". Null when it says
 * nothing that can be compared by meaning, such as a name.
 */
export function readQuery(text: string): MemberReading | null {
  const reading = withNeed(readMember({ ...nobody, lookingFor: text }), text);
  const isEnglishContentWord =
    reading.needs.some(({ trades }) => trades.length > 0) ||
    (reading.needs.length > 0 && text.trim().split(/\s+/u).length >= wordsLeast);
  return isEnglishContentWord ? reading : null;
}

/** A search wants no clients: "check the contract our customer wants us to sign" is a need all the same. */
function withNeed(reading: MemberReading, text: string): MemberReading {
  if (reading.needs.length > 0 || reading.audiences.length === 0) return reading;
  const need = readNeed(text);
  return need === null ? reading : { ...reading, needs: [need] };
}
