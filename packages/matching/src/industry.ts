import { industries, noIndustry } from './data/industries.ts';
import { carriesNothing } from './lexicon.ts';
import { createPhraseTrie } from './phrases.ts';
import { asciiTerm, tokenize } from './text.ts';

const names = createPhraseTrie<string>();
const doubled: { name: string; industry: string; heldBy: string }[] = [];

for (const [first = '', ...others] of industries)
  for (const name of [first, ...others]) {
    const earlier = names.add(name, first);
    if (earlier !== undefined && earlier !== first) doubled.push({ name, industry: first, heldBy: earlier });
  }

/** Industry names that two industries claim; empty, and held empty by a test. */
export const doubledIndustryNames: readonly {
  readonly name: string;
  readonly industry: string;
  readonly heldBy: string;
}[] = doubled;

/**
 * The industry a text stands for, however it is written: two texts have the same key only where they name the same
 * industry. Null for a blank or an "Other".
 */
export function industryKey(text: string | null | undefined): string | null {
  const { tokens } = tokenize(text);
  if (tokens.length === 0 || noIndustry.has(tokens.map(({ word }) => word).join(' '))) return null;
  const named = names.longestAt(tokens, 0);
  if (named?.length === tokens.length) return named.value;
  const content = tokens.filter((token) => !carriesNothing(token.word, token.stem));
  const stems = (content.length > 0 ? content : tokens).slice(0, 4).map((token) => asciiTerm(token.stem));
  return `n:${stems.join('-')}`;
}
