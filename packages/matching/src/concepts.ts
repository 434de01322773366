import { carriesNothing, isWeak, opensContext, tradeAt } from './lexicon.ts';
import type { Trade } from './lexicon.ts';
import { asciiTerm, tokenize } from './text.ts';
import type { Token } from './text.ts';

/** Most concepts of one text or list; the first ones count. */
export const maxConcepts = 64;

/**
 * One thing a text speaks of. `term` is canonical ("g:bookkeeping" for a trade,
 * a stem otherwise); `weight` says how much it narrows a need down (0 to 1);
 * `context` marks for whom or where rather than what; `words` is how the member
 * wrote it, `stems` the same canonically, `proper` whether it is a proper name.
 */
export type Concept = {
  readonly term: string;
  readonly trade: Trade | null;
  readonly weight: number;
  readonly context: boolean;
  readonly words: string;
  readonly stems: string;
  readonly proper: boolean;
};

const weights = { trade: 1, generalTrade: 0.7, word: 0.5, weakWord: 0.25 } as const;

function readable(words: string, proper: boolean): string {
  const plain = words.replaceAll(/\s+/g, ' ').slice(0, 40).trimEnd();
  // Abbreviations (SEO) and names with inner capitals keep their look; ordinary words sit inside a sentence.
  const inner = /\p{L}\p{Lu}/u.test(plain) && (plain.length <= 5 || plain !== plain.toUpperCase());
  if (proper || inner) return plain;
  return plain.toLowerCase();
}

function conceptAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  context: boolean,
): { concept: Concept | null; length: number } {
  const token = tokens[at];
  if (token === undefined) return { concept: null, length: 1 };
  const found = tradeAt(tokens, at);
  if (found !== undefined) {
    const { trade, proper } = found.value;
    const last = tokens[at + found.length - 1] ?? token;
    const words = readable(text.slice(token.start, last.end), proper);
    const weight = trade.general ? weights.generalTrade : weights.trade;
    const stems = tokens
      .slice(at, at + found.length)
      .map((each) => each.stem)
      .join(' ');
    const concept = { term: `g:${trade.id}`, trade, weight, context, words, stems, proper };
    return { concept, length: found.length };
  }
  if (carriesNothing(token.word, token.stem)) return { concept: null, length: 1 };
  const weight = isWeak(token.stem) ? weights.weakWord : weights.word;
  const words = text.slice(token.start, token.end).slice(0, 40);
  const { stem } = token;
  return {
    concept: { term: asciiTerm(stem), trade: null, weight, context, words, stems: stem, proper: true },
    length: 1,
  };
}

/**
 * Reads a text into its concepts, in the text's order, each term once. After
 * "for" (once something was named in the same sentence) concepts are context,
 * until the sentence ends or a comma brings a trade of another family:
 * "bookkeeping for restaurants, cafes, payroll" offers bookkeeping and payroll.
 * A text of context only ("for my bakery") is read as if it named things.
 */
export function conceptsOf(source: string | null | undefined): readonly Concept[] {
  const { text, tokens } = tokenize(source);
  const found = new Map<string, Concept>();
  let named = false;
  let context = false;
  let contextFamily: string | null = null;
  let comma = false;
  for (let at = 0; at < tokens.length && found.size < maxConcepts;) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.gap === 'stop') {
      named = false;
      context = false;
    }
    if (token.gap === 'comma') comma = true;
    if (named && opensContext(token.word, tokens[at - 1]?.word)) {
      context = true;
      contextFamily = null;
    }
    const { concept, length } = conceptAt(text, tokens, at, context);
    at += length;
    if (concept === null) continue;
    const family = concept.trade?.family ?? null;
    if (context && comma && family !== null && family !== contextFamily) context = false;
    comma = false;
    if (context) contextFamily ??= family;
    else named = true;
    const earlier = found.get(concept.term);
    // What is named once as the thing itself stays so, wherever else it appears.
    if (earlier === undefined || (earlier.context && !context))
      found.set(concept.term, { ...concept, context });
  }
  return withoutLoneContext([...found.values()]);
}

function withoutLoneContext(concepts: readonly Concept[]): readonly Concept[] {
  if (concepts.some((concept) => !concept.context)) return concepts;
  return concepts.map((concept) => ({ ...concept, context: false }));
}
