import { nearness } from '../src/location.ts';
import type { MemberReading } from '../src/scoring/member-reading.ts';
import { allocationForAll, fit, furtherNeeds, mostPoints, shares, spreadOf } from '../src/scoring/weights.ts';
import {
  familiesOffered,
  ENCODED_MAX,
  tradesOffered,
  wordShares,
  wordsOffered,
} from '../src/scoring/encoded-member.ts';
import type { Role, Statement } from '../src/statements/statement.ts';
import { together } from '../src/statements/together.ts';
import { type UnitVector, roughCosineAt } from '../src/vectors/unit-vectors.ts';

/** The rules of the score as a person would write them down, for comparing them with those over numbers. */
export function readableRank(viewer: MemberReading, other: MemberReading, allocation: number): number {
  const exact = [
    mostPoints.theyOffer * needsMet(viewer, other),
    mostPoints.iOffer * theirNeedsMet(viewer, other),
    mostPoints.audience * audienceMet(viewer, other),
    mostPoints.mutual * Math.min(1, allocation / allocationForAll),
    mostPoints.location * place(viewer, other),
    mostPoints.skills *
      Math.min(
        1,
        shares.skill * shared(viewer.skills, other.skills) +
          shares.interest * shared(viewer.interests, other.interests),
      ),
    prefers(viewer, other) ? mostPoints.preferred : 0,
    viewer.industry !== null && viewer.industry === other.industry ? mostPoints.industry : 0,
  ];
  return exact.reduce((sum, points) => sum + Math.round(points), 0);
}

const toShare = (raw: number): number => Math.min(1, Math.max(0, (raw - fit.from) / (fit.to - fit.from)));

function needsMet(one: MemberReading, other: MemberReading): number {
  const values = one.needs.slice(0, ENCODED_MAX.needs).map((need) => toShare(needFit(need, other)));
  const best = Math.max(0, ...values);
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.min(1, best + furtherNeeds * (sum - best));
}

function theirNeedsMet(viewer: MemberReading, { needs }: MemberReading): number {
  const met = needs.slice(0, ENCODED_MAX.needs).map((need) => {
    const said = saidOf(need, viewer);
    return said === 0 ? 0 : (fit.bestOffer + fit.allOffers) * likeness(need.vector, viewer.offered) + said;
  });
  return toShare(Math.max(0, ...met));
}

const counterparts: Partial<Record<Role, Role>> = {
  partner: 'partner',
  cofounder: 'cofounder',
  employee: 'employer',
  employer: 'employee',
};

function needFit(need: Statement, other: MemberReading): number {
  const { needs, offers, offered } = other;
  const all = likeness(need.vector, offered);
  const single =
    all >= fit.closely
      ? offers.slice(0, ENCODED_MAX.offers).map(({ vector }) => likeness(need.vector, vector))
      : [all];
  const wanted = need.role === null ? undefined : counterparts[need.role];
  const met = needs
    .slice(0, ENCODED_MAX.needs)
    .filter(({ role }) => role !== null && role === wanted)
    .map(({ vector }) => likeness(need.vector, vector))
    .filter((near) => near > 0)
    .map((near) => near + fit.role);
  const value = fit.bestOffer * Math.max(0, ...single, ...met) + fit.allOffers * all + saidOf(need, other);
  return value / spreadOf(familiesOffered(offers));
}

/** What a shared trade and shared words are worth. */
function saidOf(need: Statement, { offers }: MemberReading): number {
  const [trades, words] = [tradesOffered(offers), wordsOffered(offers)];
  const same = need.trades.map(({ trade, certainty }) => both(certainty, trades.get(trade)));
  const shared = [...wordShares(need)].map(([stem, share]) => both(share, words.get(stem)));
  return fit.trade * Math.max(0, ...same) + fit.words * shared.reduce((sum, part) => sum + part, 0);
}

/** In hundredths, as encoded members hold them. */
const both = (one: number, other = 0): number => (Math.round(one * 100) * Math.round(other * 100)) / 10_000;

const likeness = (one: UnitVector | null, other: UnitVector | null): number =>
  one === null || other === null ? 0 : roughCosineAt(one, 0, other, 0);

function audienceMet({ audiences }: MemberReading, { offers, offered }: MemberReading): number {
  if (audiences.length === 0) return 0;
  const near = likeness(together(audiences), offered) / spreadOf(familiesOffered(offers));
  return Math.max(0, (near - fit.from) / (1 - fit.from));
}

function place(one: MemberReading, other: MemberReading): number {
  const near = nearness(one.place, other.place);
  return near === 'city' ? shares.city : near === 'region' ? shares.region : 0;
}

const shared = (mine: ReadonlyMap<string, unknown>, theirs: ReadonlyMap<string, unknown>): number =>
  [...mine.keys()].filter((key) => theirs.has(key)).length;

const prefers = ({ preferred }: MemberReading, { kinds }: MemberReading): boolean =>
  preferred.some((each) => each.kinds.some((kind) => kinds.includes(kind)));
