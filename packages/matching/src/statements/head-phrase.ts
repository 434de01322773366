import { groupWords } from '../data/groups.ts';
import type { Token } from '../text.ts';

/** What stands before more is said of it ("that", "for", "in"). */
export function headPhrase(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    (token, at) => at > 0 && (token.gap === 'stop' || groupWords.ends.has(token.word)),
  );
  return end < 0 ? tokens : tokens.slice(0, end);
}
