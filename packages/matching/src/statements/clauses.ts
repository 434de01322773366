import { groupWords } from '../data/groups.ts';
import type { Token } from '../text.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';

/** Words that belong together: what a comma, the end of a sentence or another beginning sets apart. */
export type Clause = {
  readonly tokens: readonly Token[];
  /** Whether a sentence ended before it, and whether a colon did so. */
  readonly opensSentence: boolean;
  readonly followsColon: boolean;
};

/** At most this many clauses of a text are read. */
const maxClauses = 60;
/** Words examined after an "and", to tell whether another statement begins. */
const phrase = 8;

/**
 * Splits a text's words at commas, at ends of sentences, before a turn ("but") and before an "and" that
 * begins another thing ("a plumber and a bookkeeper", yet not "a food and product photographer").
 */
export function clausesOf(text: string, tokens: readonly Token[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let open: Token[] = [];
  let opensSentence = true;
  let followsColon = false;
  const close = (): void => {
    if (open.length > 0) clauses.push({ tokens: open, opensSentence, followsColon });
    if (open.length > 0) opensSentence = false;
    followsColon = false;
    open = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (clauses.length >= maxClauses) return clauses;
    const before = tokens[at - 1];
    if (token.gap !== 'none' && before !== undefined) {
      close();
      if (token.gap === 'stop') {
        opensSentence = true;
        followsColon = text.slice(before.end, token.start).includes(':');
      }
    } else if (markers.turns.has(token.word) || beginsAnother(tokens, at, open)) close();
    open.push(token);
  }
  close();
  return clauses;
}

/** Whether an "and" is followed by another thing rather than by a further word for the same one. */
function beginsAnother(tokens: readonly Token[], at: number, open: readonly Token[]): boolean {
  const [joiner, next] = [tokens[at], tokens[at + 1]];
  if (joiner === undefined || next === undefined || !markers.joiners.has(joiner.word)) return false;
  if (next.gap !== 'none') return false;
  // "Who work seventy hours and want forty" is said of the same people.
  if (markers.needing.has(next.word)) return !open.some(({ word }) => markers.relatives.has(word));
  if (markers.determiners.has(next.word)) return true;
  return !describesOneLead(open, tokens, at) && !namesOneGroup(open) && areTwoTrades(open, tokens, at);
}

/** "Café and hotel owners" are the owners of both. */
function describesOneLead(before: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [place, lead] = [before.at(-1), tokens[at + 2]];
  if (place === undefined || lead === undefined || !groupWords.places.has(place.word)) return false;
  return groupWords.leads.has(lead.word.replace(/s$/u, ''));
}

/** "For primary and secondary schools": the words before the joiner describe the noun after it. */
function namesOneGroup(before: readonly Token[]): boolean {
  const [link, last] = before.slice(-2);
  return (
    link !== undefined && last !== undefined && markers.for.has(link.word) && headsAmong([last]).length === 0
  );
}

/** "Window cleaning and payroll" are two things, as each names a trade of its own. */
function areTwoTrades(before: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const gap = tokens.findIndex(
    (token, place) => place > at && (token.gap !== 'none' || markers.relatives.has(token.word)),
  );
  const after = tokens.slice(at, gap < 0 ? at + phrase : Math.min(gap, at + phrase));
  const heads = headsAmong([...before, ...after]);
  const last = heads.findLast((head) => head.at < before.length);
  const next = heads.find((head) => head.at > before.length);
  return last !== undefined && next !== undefined && next.trade.family !== last.trade.family;
}
