import { wordsOfLanguage } from '../languages/language-words.ts';
import type { Token } from '../text.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { continuesContext, continuesList } from './enumeration.ts';
import { markers } from './markers.ts';
import { withoutCircumstances } from './circumstances.ts';
import { roleOf } from './roles.ts';
import { headsAmong } from './heads.ts';
import { toldAmong } from './told-among.ts';
import type { StatementKind } from './statement.ts';
import { isContentWord } from './content-words.ts';

/** A part of a text before its meaning is read. */
export type Span = {
  readonly kind: StatementKind;
  readonly tokens: readonly Token[];
  readonly context: readonly Token[];
  /** The last word of the phrase that it stands in, up to which it is quoted; that of the tokens where it is left out. */
  readonly end?: Token | undefined;
};

const hasContentWord = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      isContentWord(token) &&
      ![markers.needing, markers.one, markers.counts].some((words) => words.has(token.word)),
  ) || toldAmong(tokens) !== undefined;

/** Without the words that only tie it to what stands around it, and without what it is to do without. */
function trimmed(span: Span, end: Token | undefined): Span {
  const without = findAfter(span.tokens, markers.without, 1);
  const tokens = without < 0 ? [...span.tokens] : span.tokens.slice(0, without);
  while (markers.ties.has(tokens[0]?.word ?? '')) tokens.shift();
  while (markers.ties.has(tokens.at(-1)?.word ?? '')) tokens.pop();
  return { ...span, tokens, end };
}

const findAfter = (tokens: readonly Token[], words: ReadonlySet<string>, from = 0): number =>
  tokens.findIndex(({ word }, at) => at >= from && words.has(word));

/**
 * What a text that says what a member looks for wants, whom it wants as clients, and what it tells of the
 * writer's own offer: "restaurants that need monthly accounts" is an audience and an offer, and no need.
 */
export function readSeeking(text: string, tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  let mode: StatementKind | 'ruledOut' = 'need';
  let isAsked = false;
  for (const clause of clausesOf(text, tokens)) {
    if (clause.opensSentence && !(clause.followsColon && mode === 'audience')) mode = 'need';
    if (isRuledOut(clause)) {
      mode = 'ruledOut';
      continue;
    }
    if (mode === 'ruledOut' && !resumes(clause)) continue;
    const last = spans.at(-1);
    const end = clause.tokens.at(-1);
    if (mode === 'need' && last?.kind === 'need' && continuesContext(last.tokens, last.context, clause)) {
      spans[spans.length - 1] = { ...last, context: [...last.context, ...clause.tokens], end };
      continue;
    }
    // "Restaurants who need menus, invitations or signs": what they need goes on.
    if (last?.kind === 'offer' && continuesList(last.tokens, clause)) {
      spans[spans.length - 1] = { ...last, tokens: [...last.tokens, ...clause.tokens], end };
      continue;
    }
    if (mode === 'need' && last?.kind === 'need' && !isAsked && saysMoreOfTheSame(clause)) {
      spans[spans.length - 1] = { ...withMore(last, clause), end };
      continue;
    }
    // "Kleine Firmen, die eine Website brauchen": the verb ends what those need.
    if (last?.kind === 'need' && !wantsOne(last.tokens) && isNeededByThem(clause.tokens)) {
      spans[spans.length - 1] = { ...last, kind: 'audience', end };
      spans.push(trimmed({ kind: 'offer', tokens: clause.tokens.slice(1, -1), context: [] }, end));
      continue;
    }
    const read = readClause(clause.tokens, mode === 'audience');
    if (read.length > 0 || opensAudience(clause.tokens)) {
      const kind = opensAudience(clause.tokens) ? 'audience' : read[0]?.kind;
      mode = kind === 'audience' ? 'audience' : 'need';
    }
    const found = read.map((span) => trimmed(span, end)).filter((span) => hasContentWord(span.tokens));
    // "We look for someone, who": what is wanted is still to come.
    isAsked = found.length === 0 && clause.tokens.some(({ word }) => markers.needing.has(word));
    spans.push(...found);
  }
  return spans;
}

/** What is said of a thing that is named narrows it down; of a problem it is more of the problem. */
const withMore = (span: Span, { tokens }: Clause): Span =>
  headsAmong(span.tokens).length > 0
    ? { ...span, context: [...span.context, ...tokens] }
    : { ...span, tokens: [...span.tokens, ...span.context, ...tokens], context: [] };

/** Of so many first words one names the thing that is asked for: "et puis quelqu'un". */
const BEFORE_ASKED = 2;
/** Words of a clause that only says who is there. */
const HERE_MOST = 4;
/** Content words of a sentence that may only say more of what was asked for before it. */
const ASIDE_MOST = 4;

/**
 * Whether a clause only says more of the need before it ("full days, paid modestly"): it names no trade, asks for
 * nobody, and is part of the same sentence or a short one of its own.
 */
function saysMoreOfTheSame({ tokens, opensSentence, followsColon }: Clause): boolean {
  if (followsColon || opensAudience(tokens) || placeOfMet(tokens) >= 0) return false;
  const content = tokens.filter(isContentWord).length;
  if (opensSentence && content > ASIDE_MOST) return false;
  const asks = tokens
    .slice(0, BEFORE_ASKED)
    .some(({ word }) => markers.one.has(word) || markers.determiners.has(word));
  return !asks && !tokens.some(({ word }) => markers.needing.has(word)) && headsAmong(tokens).length === 0;
}

/**
 * Whether a clause says what is not wanted ("I do not need a lawyer", "no agencies"), or is there already. A
 * problem told by what is missing ("nobody wants to take over", "no time to do my books") is a need.
 */
export function isRuledOut({ tokens }: Clause): boolean {
  if (isHere(tokens)) return true;
  const no = tokens
    .slice(0, 5)
    .findIndex(
      (token) => markers.negations.has(token.word) || wordsOfLanguage(token)?.negations.has(token.word),
    );
  if (no >= 0) {
    const after = tokens.slice(no + 1);
    if (after.slice(0, 3).some(({ word }) => markers.needing.has(word)))
      return !markers.nobody.has(tokens[no]?.word ?? '');
    const isShort =
      after.length <= (no === 0 ? 5 : 3) && (no <= 1 || findAfter(tokens.slice(0, no), markers.needing) >= 0);
    if (isShort && headsAmong(after).length > 0) return true;
  }
  const has = findAfter(tokens.slice(0, 4), markers.already);
  return has >= 0 && tokens.slice(has, has + 3).some(({ word }) => markers.having.has(word));
}

/** "Great engineers here" names people the writer has already: it has neither a verb of need nor an article. */
const isHere = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 &&
  tokens.length <= HERE_MOST &&
  tokens.at(-1)?.word === 'here' &&
  !tokens.some(({ word }) => markers.needing.has(word) || markers.determiners.has(word));

/** Whether a clause after what is ruled out speaks of something wanted again. */
const resumes = ({ tokens, opensSentence }: Clause): boolean =>
  opensSentence ||
  tokens
    .slice(0, 5)
    .some(({ word }) => markers.turns.has(word) || markers.needing.has(word) || word === 'just');

const opensAudience = (tokens: readonly Token[]): boolean => {
  if (endOfClientMarker(tokens) >= 0) return true;
  const at = findAfter(tokens, markers.clients);
  return at >= 0 && !markers.one.has(tokens[at - 1]?.word ?? '') && areWanted(tokens, at);
};

/** "Our client list" and "customers pay late" tell a problem; clients are wanted at the end of a phrase or "for", "who". */
function areWanted(tokens: readonly Token[], clients: number): boolean {
  const [before, after] = [tokens[clients - 1]?.word ?? '', tokens[clients + 1]?.word];
  if (markers.own.has(before)) return false;
  return (
    after === undefined ||
    [markers.links, markers.relatives, markers.joiners].some((words) => words.has(after)) ||
    tokens.slice(0, clients).some(({ word }) => markers.needing.has(word) || markers.relatives.has(word))
  );
}

function readClause(tokens: readonly Token[], isAudience: boolean): readonly Span[] {
  if (isAudience && !wantsOne(tokens) && !tokens.some(({ word }) => markers.needing.has(word)))
    return [{ kind: 'audience', tokens, context: [] }];
  const sold = endOfClientMarker(tokens);
  const isForOwn = tokens.slice(sold, sold + 2).some(({ word }) => markers.own.has(word));
  if (sold >= 0 && !isForOwn) return [{ kind: 'audience', tokens: tokens.slice(sold), context: [] }];
  const clients = findAfter(tokens, markers.clients);
  if (clients >= 0 && opensAudience(tokens) && !isForClients(tokens, clients))
    return readClients(tokens, clients);
  const met = placeOfMet(tokens);
  const wanted = met < 0 ? tokens : tokens.slice(met);
  const relative = relativeNeed(wanted);
  if (relative >= 0 && areClients(wanted, relative))
    return [
      { kind: 'audience', tokens: wanted.slice(0, relative), context: [] },
      { kind: 'offer', tokens: wanted.slice(relative + 1), context: [] },
    ];
  if (met >= 0 && !wantsOne(wanted) && !wantsRole(wanted))
    return [{ kind: 'audience', tokens: wanted, context: [] }];
  return [needOf(wanted)];
}

/** "A lawyer for foreign buyers" is one person. */
function isForClients(tokens: readonly Token[], clients: number): boolean {
  const at = findAfter(tokens.slice(0, clients), markers.for);
  return at > 0 && wantsOne(tokens.slice(0, at));
}

/** Where a phrase of another language ends after which clients are named ("Neukunden aus"); -1 for nowhere. */
function endOfClientMarker(tokens: readonly Token[]): number {
  for (const [at, token] of tokens.entries()) {
    const found = wordsOfLanguage(token)?.clients.longestAt(tokens, at);
    if (found !== undefined) return at + found.length;
  }
  return -1;
}

/** "Clients for my studio", "customers who need a website", "restaurant clients". */
function readClients(tokens: readonly Token[], clients: number): readonly Span[] {
  const before: Span = { kind: 'audience', tokens: tokens.slice(0, clients), context: [] };
  const after = tokens.slice(clients + 1);
  const [link, next] = after;
  if (link !== undefined && markers.for.has(link.word) && next !== undefined && markers.own.has(next.word))
    return [before, { kind: 'offer', tokens: after.slice(2), context: [] }];
  const relative = relativeNeed(after);
  if (relative >= 0)
    return [
      before,
      { kind: 'audience', tokens: after.slice(0, relative), context: [] },
      { kind: 'offer', tokens: after.slice(relative + 1), context: [] },
    ];
  return [before, { kind: 'audience', tokens: after, context: [] }];
}

/** Where those begin whom the member wants to meet or be introduced to; -1 where it is not about meeting. */
function placeOfMet(tokens: readonly Token[]): number {
  const introduced = findAfter(tokens, markers.introductions);
  const at = introduced >= 0 ? introduced : findAfter(tokens.slice(0, 6), markers.meeting);
  if (at < 0) return -1;
  let next = at + 1;
  while (markers.links.has(tokens[next]?.word ?? '')) next += 1;
  return next < tokens.length ? next : -1;
}

/** Where "who need", "who book", "looking for" or "in need" stands after a group was named; -1 for nowhere. */
function relativeNeed(tokens: readonly Token[]): number {
  for (const [at, { word }] of tokens.entries()) {
    const [before, beforeIt] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
    if (at > 0 && markers.ordering.has(word) && markers.relatives.has(before)) return at;
    if (at === 0 || !markers.needing.has(word)) continue;
    if (markers.relatives.has(before) || (HAVING_NEED.has(before) && markers.relatives.has(beforeIt)))
      return at;
    if (word === 'need' && before === 'in' && markers.groups.has(beforeIt)) return at;
    const isPlural = markers.groups.has(before) || (at > 1 && before.endsWith('s'));
    if ((word === 'needing' || word === 'looking' || word === 'wanting') && isPlural) return at;
  }
  return -1;
}

/** Before "besoin", as in "qui ont besoin de". */
const HAVING_NEED = new Set(['a', 'ont', 'ayant']);

/** Whether those before "who need" are clients: "gyms", "small companies", "someone". Not who "wants to invest" or "looks after dogs". */
function areClients(tokens: readonly Token[], relative: number): boolean {
  const [verb, next] = [tokens[relative]?.word ?? '', tokens[relative + 1]?.word ?? ''];
  if (verb.startsWith('look') && !markers.for.has(next)) return false;
  const before = tokens.slice(0, relative);
  // "Someone who books venues" is asked for; "someone who needs a website" is a client.
  const isGroup = markers.needing.has(verb) && before.slice(-2).some(({ word }) => markers.groups.has(word));
  return (isGroup && next !== 'to') || (!wantsOne(before) && hasContentWord(before));
}

/** "Die eine neue Website brauchen", of those who were named before. */
const isNeededByThem = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 &&
  markers.relatives.has(tokens[0]?.word ?? '') &&
  [markers.needing, markers.ordering].some((words) => words.has(tokens.at(-1)?.word ?? ''));

const wantsOne = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => markers.one.has(word));

const wantsRole = (tokens: readonly Token[]): boolean =>
  roleOf(tokens.map(({ word }) => word).join(' ')) !== null;

/** A need, and for whom or where it is: "for my bakery" narrows it down and is no need of its own. */
export function needOf(all: readonly Token[]): Span {
  const { wanted: tokens, around } = withoutCircumstances(all);
  const at = findAfter(tokens, markers.for);
  const head = tokens.slice(0, Math.max(at, 0));
  if (at <= 0 || !hasContentWord(head)) return { kind: 'need', tokens, context: around };
  return { kind: 'need', tokens: head, context: [...tokens.slice(at + 1), ...around] };
}
