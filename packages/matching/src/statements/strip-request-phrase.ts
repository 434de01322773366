import type { Token } from '../text.ts';
import { markers } from './markers.ts';
import { isContentWord } from './content-words.ts';

/** Before what is wanted stand at most so many words of asking. */
const longest = 6;

/**
 * A need without how someone begins to ask for it, to be quoted: "a printer" of "I am looking for a printer". What
 * follows "to" is a wish of its own ("I want to stop smoking"), unless it is someone to be introduced to.
 * Who speaks may stand behind the verb: "Dafür suchen wir einen Steuerberater".
 */
export function stripRequestPhrase(tokens: readonly Token[]): readonly Token[] {
  const asked = tokens.slice(0, longest).findLastIndex(({ word }) => markers.asking.has(word));
  if (
    asked < 0 ||
    tokens.slice(0, asked).some((token) => isContentWord(token) && !markers.asking.has(token.word))
  )
    return tokens;
  const isMet = tokens[asked]?.word === 'introduced';
  if (tokens[asked + 1]?.word === 'to' && !isMet) return tokens;
  const from = tokens.findIndex(
    ({ word }, at) => at > asked && !markers.links.has(word) && !markers.speakers.has(word),
  );
  return from < 0 ? tokens : tokens.slice(from);
}
