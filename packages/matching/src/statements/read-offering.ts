import type { Token } from '../text.ts';
import { peopleEnding } from '../data/groups.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { continuesContext } from './enumeration.ts';
import { markers } from './markers.ts';
import { isContentWord } from './content-words.ts';
import { type Span, isRuledOut } from './read-seeking.ts';

/** What a list of services names, one offer a clause; whom it is for ("hotels and restaurants") is an audience. */
export function readServices(text: string, tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  for (const clause of clausesOf(text, tokens).filter((each) => !isRuledOut(each))) {
    const [offer, audience] = spans.slice(-2);
    if (
      offer?.kind === 'offer' &&
      audience?.kind === 'audience' &&
      continuesContext(offer.tokens, offer.context, clause)
    ) {
      spans[spans.length - 2] = { ...offer, context: [...offer.context, ...clause.tokens] };
      continue;
    }
    const last = spans.at(-1);
    if (last?.kind === 'offer' && goesOnAfterOf(last, clause)) {
      spans[spans.length - 1] = withMore(last, clause.tokens);
      continue;
    }
    const isMoreOfAudience =
      audience?.kind === 'audience' && markers.joiners.has(clause.tokens[0]?.word ?? '');
    if (isMoreOfAudience) spans.push({ kind: 'audience', tokens: clause.tokens.slice(1), context: [] });
    else spans.push(...offerOf(clause.tokens));
  }
  return spans;
}

/** Where people are named for whom places are found: "recruiting of designers" offers no designers; -1 for nowhere. */
function placeOfPlaced(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }) => markers.placing.has(word));
  if (at < 0) return -1;
  const from = at + (['of', 'for'].includes(tokens[at + 1]?.word ?? '') ? 2 : 1);
  return tokens.slice(from).some(({ word }) => peopleEnding.test(word)) ? from : -1;
}

/** Whether a clause goes on with what is named after "of": "printing of menus, labels and brochures". */
function goesOnAfterOf({ tokens, context }: Span, clause: Clause): boolean {
  if (placeOfPlaced([...tokens, ...context]) >= 0) return !clause.opensSentence;
  const of = tokens.findIndex(({ word }, at) => at > 0 && word === 'of');
  return (
    of > 0 && context.length === 0 && continuesContext(tokens.slice(0, of), tokens.slice(of + 1), clause)
  );
}

const withMore = (offer: Span, more: readonly Token[]): Span =>
  offer.context.length > 0
    ? { ...offer, context: [...offer.context, ...more] }
    : { ...offer, tokens: [...offer.tokens, ...more] };

function offerOf(tokens: readonly Token[]): readonly Span[] {
  const placed = placeOfPlaced(tokens);
  if (placed > 0 && tokens.slice(0, placed).some(isContentWord))
    return [{ kind: 'offer', tokens: tokens.slice(0, placed), context: tokens.slice(placed) }];
  const at = tokens.findIndex(({ word }, place) => place > 0 && markers.for.has(word));
  if (at < 0) return [{ kind: 'offer', tokens, context: [] }];
  const [head, context] = [tokens.slice(0, at), tokens.slice(at + 1)];
  return [
    { kind: 'offer', tokens: head, context },
    { kind: 'audience', tokens: context, context: [] },
  ];
}

/** How many content words make a sentence of prose worth reading. */
const CONTENT_WORDS_LEAST = 2;

/** The sentences with content words of a text about oneself; what it rules out or looks for is left out. */
export function readProse(text: string, tokens: readonly Token[]): readonly Span[] {
  const sentences: Token[][] = [];
  for (const clause of clausesOf(text, tokens)) {
    if (isRuledOut(clause) || clause.tokens.some(({ word }) => markers.needing.has(word))) continue;
    const last = sentences.at(-1);
    if (clause.opensSentence || last === undefined) sentences.push([...clause.tokens]);
    else last.push(...clause.tokens);
  }
  return sentences
    .filter((words) => words.filter(isContentWord).length >= CONTENT_WORDS_LEAST)
    .map((words): Span => ({ kind: 'offer', tokens: words, context: [] }));
}

/** Whom a text about an audience names, one a clause. */
export function readAudience(text: string, tokens: readonly Token[]): readonly Span[] {
  return clausesOf(text, tokens)
    .filter((clause) => !isRuledOut(clause))
    .map((clause): Span => ({ kind: 'audience', tokens: clause.tokens, context: [] }));
}
