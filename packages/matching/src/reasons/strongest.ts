import type { NeedFits } from '../candidates/cover-needs.ts';
import type { MemberReading } from '../scoring/member-reading.ts';
import type { Statement } from '../statements/statement.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { termsOfNeed } from '../words/need-terms.ts';
import { type Term, termsOf } from '../words/terms.ts';
import { type Pair, bestPair, narrowingStems, sharesTrade } from './best-pair.ts';
import { groupsIn, membershipIn } from './groups.ts';
import { lacksLanguage } from './named-languages.ts';
import { ownTrades } from './own-trades.ts';
import { thresholds } from './thresholds.ts';

/** What can be said of a need: that it is met, that it may be, or only what the other wrote. */
type Says = 'meets' | 'mayMeet' | 'quotes';
export type Found = { readonly pair: Pair; readonly says: Says };

/** Of the needs that are met well enough to be spoken of, the one that is met best of which something can be said. */
export function strongest(one: MemberReading, other: MemberReading, fits: NeedFits): Found | undefined {
  const places = [...fits.keys()]
    .filter((place) => (fits[place] ?? 0) >= thresholds.served)
    .toSorted((a, b) => (fits[b] ?? 0) - (fits[a] ?? 0));
  for (const place of places) {
    const need = one.needs[place];
    const found =
      need && (groupsIn(need).length > 0 ? whoIs : whoOffers)(need, other.offers, fits[place] ?? 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A group that is wanted is met by those who are of it: who serves hotels is no hotel. */
function whoIs(need: Statement, offers: readonly Statement[]): Found | undefined {
  const group = groupsIn(need);
  for (const offer of offers) {
    const membership = membershipIn(group, offer);
    const pair = membership === null ? undefined : bestPair(need, [offer]);
    if (pair !== undefined) return { pair, says: membership === 'exact' ? 'meets' : 'quotes' };
  }
  return undefined;
}

function whoOffers(need: Statement, offers: readonly Statement[], fit: number): Found | undefined {
  const pair = bestPair(need, offers);
  if (fit < thresholds.told || pair === undefined || pair.near < thresholds.nearTold || lacksRent(pair))
    return undefined;
  if (!lacksLanguage(need, offers)) {
    if (isSure(pair, fit)) return { pair, says: 'meets' };
    if (mayFit(pair, fit)) return { pair, says: 'mayMeet' };
  }
  const told = toldOf(need, pair, offers);
  return told !== undefined && isTelling(told.pair) ? told : undefined;
}

/** A quote tells something where both write a word of the same thing; one word alone is the title of whoever is wanted. */
const isTelling = ({ need, offer, isNamed }: Pair): boolean =>
  (offer.field === 'jobTitle' || offer.stems.length > 1 || offer.qualifier.stems.length > 0) &&
  (isNamed || sharesTrade(need, offer) || sharesTerm(need, offer));

function sharesTerm(need: Statement, offer: Statement): boolean {
  const offered = keysOf(offer.text);
  return telling(termsOfNeed(need.text)).some((key) => offered.has(key));
}

const telling = (terms: readonly Term[]): readonly string[] =>
  terms.filter(({ rarity }) => rarity > 0).map(({ key }) => key);
const keysOf = memoizeByText((text): ReadonlySet<string> => new Set(telling(termsOf(text))));

/** Of a need that names a trade only what names it too is told, a title first where one person is wanted. */
function toldOf(need: Statement, pair: Pair, offers: readonly Statement[]): Found | undefined {
  const wanted = ownTrades(need).filter(({ certainty }) => certainty === 1);
  const isOfTrade = (offer: Statement): boolean =>
    wanted.some(({ trade }) => ownTrades(offer).some((other) => other.trade === trade));
  const title = offers.find((offer) => offer.field === 'jobTitle' && isOfTrade(offer));
  // A title says something of a need only where it names its trade.
  const isFit = wanted.length === 0 ? pair.offer.field !== 'jobTitle' : isOfTrade(pair.offer);
  if (title !== undefined && (!isFit || onePerson.test(need.text)))
    return { pair: { ...pair, offer: title }, says: 'quotes' };
  return isFit ? { pair, says: 'quotes' } : undefined;
}

const onePerson = /^(?:an?|someone|somebody|eine?n?|une?|una) /iu;

function isSure({ isNamed, near, need, offer }: Pair, fit: number): boolean {
  const sharesWord = need.stems.some((stem) => offer.stems.includes(stem));
  const needSaysMore = narrowingStems(need).length > 0 && offer.qualifier.stems.length === 0;
  const least = sharesWord ? thresholds.nearSameWord : needSaysMore ? thresholds.nearPlain : thresholds.near;
  return isNamed && fit >= thresholds.quoted && near >= least;
}

const mayFit = ({ isRead, near }: Pair, fit: number): boolean =>
  isRead && fit >= thresholds.may && near >= thresholds.nearRead;

const renting =
  /\b(?:rent|rental|rentals|renting|lease|leasing|let|sublet|hire out)\b|mieten|alquil|alquiler|louer/iu;

/** Whoever wants to rent a kitchen is not helped by who equips kitchens. */
const lacksRent = ({ need, offer }: Pair): boolean => renting.test(need.text) && !renting.test(offer.text);

/** Fields whose words say what someone does, rather than what they are called. */
const SPOKEN: ReadonlySet<string> = new Set(['servicesOffered', 'bio', 'professionalSummary']);

/** Of a member who possibly meets a need that names no trade, and of whom nothing is claimed: what they write that is nearest. */
export function nearestPhrase(one: MemberReading, other: MemberReading, fits: NeedFits): Pair | undefined {
  const [best] = [...fits.keys()].toSorted((a, b) => (fits[b] ?? 0) - (fits[a] ?? 0));
  const need = best === undefined ? undefined : one.needs[best];
  const spoken = other.offers.filter(({ field }) => SPOKEN.has(field));
  const fit = fits[best ?? 0] ?? 0;
  if (need === undefined || fit < thresholds.told) return undefined;
  // Who names a group is answered by those who are of it; of a trade that is named only who is surely near is quoted.
  const namesTrade = need.trades.some(({ certainty }) => certainty === 1);
  if (groupsIn(need).length > 0 || (namesTrade && fit < thresholds.quoted)) return undefined;
  if (lacksLanguage(need, other.offers)) return undefined;
  const pair = bestPair(need, spoken);
  if (pair === undefined || (namesTrade && !sharesTrade(need, pair.offer))) return undefined;
  return lacksRent(pair) || !isTelling(pair) ? undefined : pair;
}

/** What a member offers that is nearest to a need which they answer for almost certain, though in other words. */
export function surelyOffered(need: Statement, other: MemberReading): Pair | undefined {
  if (groupsIn(need).length > 0 || lacksLanguage(need, other.offers)) return undefined;
  const pair = bestPair(
    need,
    other.offers.filter(({ field }) => SPOKEN.has(field)),
  );
  return pair === undefined || lacksRent(pair) ? undefined : pair;
}
