import { peopleEnding } from '../data/groups.ts';
import type { Token } from '../text.ts';
import { headPhrase } from './head-phrase.ts';
import type { Clause } from './clauses.ts';
import { headsAmong } from './heads.ts';
import { markers } from './markers.ts';

/**
 * Whether a clause goes on with what a thing is for: "copy for websites, brochures and menus" is one thing. What
 * begins with an article, or names a trade in the singular, is another one.
 */
export function continuesContext(
  head: readonly Token[],
  context: readonly Token[],
  { tokens, opensSentence }: Clause,
): boolean {
  const last = context.at(-1);
  if (opensSentence || last === undefined) return false;
  if (context.some(({ word }) => markers.owning.has(word) || markers.one.has(word))) return false;
  // "For desks, and hotels": of two things the second follows no comma, so it is another one.
  const [first] = tokens;
  const isJoined = first !== undefined && first.gap === 'comma' && isJoiner(first.word);
  if (isJoined && !context.some(({ gap }, at) => at > 0 && gap === 'comma')) return false;
  const items = tokens.filter(({ word }) => !isJoiner(word));
  if (items.length === 0 || items.some(isOfAnother)) return false;
  const ends = tokens.filter(
    (_, at) => isJoiner(tokens[at + 1]?.word ?? 'and') && !isJoiner(tokens[at]?.word ?? ''),
  );
  if (ends.every((end) => isOfOneKind(end, last))) return true;
  return headsAmong(head).length > 0 && headsAmong(items).length === 0;
}

/** Whether a clause goes on with the things that a list names: "menus, invitations or signs in a hurry". */
export function continuesList(list: readonly Token[], { tokens, opensSentence }: Clause): boolean {
  const last = list.at(-1);
  if (opensSentence || last === undefined) return false;
  const things = headPhrase(tokens);
  return !things.some(isOfAnother) && things.some((token) => isOfOneKind(token, last));
}

const isJoiner = (word: string): boolean => markers.joiners.has(word) || word === 'or';

const isOfAnother = ({ word }: Token): boolean =>
  markers.determiners.has(word) ||
  markers.for.has(word) ||
  markers.needing.has(word) ||
  markers.turns.has(word);

/** Several things beside things, or several people beside people. */
const isOfOneKind = (one: Token, other: Token): boolean =>
  isPlural(one) && isPlural(other) && peopleEnding.test(one.word) === peopleEnding.test(other.word);

const isPlural = ({ word }: Token): boolean => word.length > 3 && word.endsWith('s') && !word.endsWith('ss');
