import { nearness } from '../src/location.ts';
import type { MemberReading } from '../src/scoring/member-reading.ts';
import {
  allocationForAll,
  breadth,
  fit,
  furtherNeeds,
  mostPoints,
  shares,
  trust,
} from '../src/scoring/weights.ts';
import { kept } from '../src/scoring/encoded-member.ts';
import type { Role, Statement } from '../src/statements/statement.ts';
import { cosine } from '../src/vectors/unit-vectors.ts';

/** The rules of the score as a person would write them down, for comparing them with those over numbers. */
export function readableRank(viewer: MemberReading, other: MemberReading, allocation: number): number {
  const exact = [
    mostPoints.theyOffer * needsMet(viewer, other),
    mostPoints.iOffer * needsMet(other, viewer),
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

function needsMet(one: MemberReading, other: MemberReading): number {
  const values = one.needs
    .slice(0, kept.needs)
    .map((need) => Math.min(1, Math.max(0, (needFit(need, other) - fit.from) / (fit.to - fit.from))));
  const best = Math.max(0, ...values);
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.min(1, best + furtherNeeds * (sum - best));
}

const counterparts: Partial<Record<Role, Role>> = {
  partner: 'partner',
  cofounder: 'cofounder',
  employee: 'employer',
  employer: 'employee',
};

function needFit(need: Statement, { needs, offers, offered }: MemberReading): number {
  const single = offers.slice(0, kept.offers).map(({ vector }) => cosine(need.vector, vector));
  const wanted = need.role === null ? undefined : counterparts[need.role];
  const met = needs
    .slice(0, kept.needs)
    .filter(({ role }) => role !== null && role === wanted)
    .map(({ vector }) => cosine(need.vector, vector))
    .filter((near) => near > 0)
    .map((near) => near + fit.role);
  const trades = new Map<string, number>();
  for (const offer of offers)
    for (const { trade, certainty } of offer.trades)
      trades.set(trade, Math.max(trades.get(trade) ?? 0, certainty * trust[offer.field]));
  const same = need.trades.map(
    ({ trade, certainty }) =>
      (Math.round(certainty * 100) * Math.round((trades.get(trade) ?? 0) * 100)) / 10_000,
  );
  const value =
    fit.bestOffer * Math.max(0, ...single, ...met) +
    fit.allOffers * cosine(need.vector, offered) +
    fit.trade * Math.max(0, ...same);
  return value / (1 + breadth.each * Math.max(0, trades.size - breadth.free));
}

function audienceMet({ audiences }: MemberReading, { offers, offered }: MemberReading): number {
  const [audience] = audiences;
  if (audience === undefined) return 0;
  const vectors = [offered, ...offers.slice(0, kept.offers).map(({ vector }) => vector)];
  const best = Math.max(0, ...vectors.map((vector) => cosine(audience.vector, vector)));
  return Math.max(0, (best - fit.from) / (1 - fit.from));
}

function place(one: MemberReading, other: MemberReading): number {
  const near = nearness(one.place, other.place);
  return near === 'city' ? shares.city : near === 'region' ? shares.region : 0;
}

const shared = (mine: ReadonlyMap<string, unknown>, theirs: ReadonlyMap<string, unknown>): number =>
  [...mine.keys()].filter((key) => theirs.has(key)).length;

function prefers({ preferred }: MemberReading, { offers }: MemberReading): boolean {
  const titles = offers.slice(0, kept.offers).filter(({ field }) => field === 'jobTitle');
  return preferred.some(({ trades }) =>
    trades.some((id) => titles.some((title) => title.trades.some(({ trade }) => trade === id))),
  );
}
