import { industries, noIndustry } from './data/industries.ts';
import { carriesNothing, tradeAt } from './lexicon.ts';
import type { Trade } from './lexicon.ts';
import { createPhraseTrie } from './phrases.ts';
import { asciiTerm, fold, tokenize } from './text.ts';

const names = createPhraseTrie<string>();
const byFamily = new Map<string, string>();
const byTrade = new Map<string, string>();
const doubled: { name: string; industry: string; heldBy: string }[] = [];

for (const [id, industry] of Object.entries(industries)) {
  for (const name of industry.names.split(', ')) {
    const earlier = names.add(name, id);
    if (earlier !== undefined && earlier !== id) doubled.push({ name, industry: id, heldBy: earlier });
  }
  for (const family of industry.families ?? []) byFamily.set(family, id);
  for (const trade of industry.trades ?? []) byTrade.set(trade, id);
}

/** Industry names that two industries claim; empty, and held empty by a test. */
export const doubledIndustryNames: readonly {
  readonly name: string;
  readonly industry: string;
  readonly heldBy: string;
}[] = doubled;

function industryOfTrade(trade: Trade): string | undefined {
  return byTrade.get(trade.id) ?? byFamily.get(trade.family);
}

/** All industries a text names, in its order: by their names and by trades that belong to one ("bakeries" is food). */
function industriesNamed(text: string | null | undefined): readonly string[] {
  const { tokens } = tokenize(text);
  const found = new Set<string>();
  for (let at = 0; at < tokens.length;) {
    const trade = tradeAt(tokens, at);
    const name = names.longestAt(tokens, at);
    const takesName = name !== undefined && (trade === undefined || name.length > trade.length);
    const industry = takesName ? name.value : trade && (industryOfTrade(trade.value.trade) ?? name?.value);
    if (industry !== undefined) found.add(industry);
    at += Math.max(1, trade?.length ?? 0, name?.length ?? 0);
  }
  return [...found];
}

/**
 * The industry a text stands for: an id of the data file, "n:..." for an
 * industry it does not know, null for a blank or an "Other".
 */
export function industryKey(text: string | null | undefined): string | null {
  const { text: read, tokens } = tokenize(text);
  if (tokens.length === 0 || noIndustry.has(fold(read).trim())) return null;
  const named = industryNamed(read) ?? industriesNamed(read)[0];
  if (named !== undefined) return named;
  const telling = tokens.filter((token) => !carriesNothing(token.word, token.stem));
  const stems = (telling.length > 0 ? telling : tokens).slice(0, 4).map((token) => asciiTerm(token.stem));
  return `n:${stems.join('-')}`;
}

/** The industry whose name the text is, word for word; null for any other text. */
function industryNamed(text: string): string | null {
  const { tokens } = tokenize(text);
  const whole = names.longestAt(tokens, 0);
  return whole !== undefined && whole.length === tokens.length ? whole.value : null;
}
