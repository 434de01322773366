import { groupWords } from '../data/groups.ts';
import { languageOf, tokensIn } from '../languages/language-of.ts';
import { tradesById } from '../lexicon.ts';
import { ownTrades } from '../reasons/own-trades.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import { isStopword } from '../statements/content-words.ts';
import { headPhrase } from '../statements/head-phrase.ts';
import { headsAmong } from '../statements/heads.ts';
import { namesPlace, ownHeads } from '../statements/own-heads.ts';
import { NAMES_WORK } from '../statements/read-statements.ts';
import type { Statement } from '../statements/statement.ts';
import type { Token } from '../text.ts';
import type { NamedTrade } from '../trades/exact-trades.ts';

/** No member is listed under more trades than this. */
const mostTrades = 32;

/**
 * The trades by which members are filtered: what a member surely offers, each once, at most 32. Fields that name work
 * tell it (title, company, services, skills); only of a member of whom they say no more than who leads the sentences
 * about themselves do, each by the first trade that it names as the writer's own. "I keep the books of restaurants" is
 * bookkeeping alone, where `indexTerms` has the restaurants, too: a suggestion is ranked by all that is said, while who
 * chooses a trade expects those who do it.
 */
export function offeredTrades({ offers }: MemberReading): readonly string[] {
  const named = offers.filter(namesWork).flatMap(tradesOfWork);
  const told = named.every(isRole) ? tradesOfProse(offers.filter((offer) => !namesWork(offer))) : [];
  return [...new Set([...named, ...told])].slice(0, mostTrades);
}

const namesWork = ({ field }: Statement): boolean => NAMES_WORK.has(field);

/** "Founder" and "business owner" stand among the trades, too. */
const isRole = (trade: string): boolean => tradesById.get(trade)?.family === 'roles';

function tradesOfWork(statement: Statement): readonly string[] {
  const tokens = tokensIn(statement.text);
  const isName = statement.field === 'jobTitle' || statement.field === 'company';
  const own = new Set(ownHeads(tokens, { isName }).map(({ trade }) => trade.id));
  const served = new Set(headsAmong(tokens).flatMap(({ trade }) => (own.has(trade.id) ? [] : [trade.id])));
  const named = ownTrades(statement)
    .map(({ trade }) => trade)
    .filter((trade) => !served.has(trade));
  return statement.field === 'jobTitle' && named.every(isRole)
    ? [...named, ...tradesLed(tokens, statement)]
    : named;
}

/** Of what a title leads: "Restaurant owner", "Founder of a bakery"; of a word alone only what is a place or a company. */
function tradesLed(tokens: readonly Token[], { trades }: Statement): readonly string[] {
  const words = tokens.filter(({ word }) => !groupWords.leads.has(word) && !groupWords.owners.has(word));
  const first = words.findIndex((token) => !isStopword(token));
  const led = first < 0 ? [] : headPhrase(words.slice(first));
  const isPlace = ({ at, length }: NamedTrade): boolean => led.slice(at, at + length + 1).some(namesPlace);
  return ownHeads(led, { isName: true })
    .filter((head) => isPlace(head) || trades.some(({ trade }) => trade === head.trade.id))
    .map(({ trade }) => trade.id);
}

function tradesOfProse(offers: readonly Statement[]): readonly string[] {
  // What a short sentence does not tell of its language the others do.
  const language = languageOf(offers.flatMap(({ text }) => tokensIn(text))) ?? undefined;
  return offers.flatMap(({ text, trades }) => {
    const own = ownHeads(tokensIn(text, language), { isName: false }).map(({ trade }) => trade.id);
    return own.find((id) => !isRole(id) && trades.some(({ trade }) => trade === id)) ?? [];
  });
}
