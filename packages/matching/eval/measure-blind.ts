import { BLIND_CLASSES, type BlindMember, type BlindNeed, type BlindSet, profileOfBlind } from './blind.ts';
import type { Ranked, Ranker } from './rankers.ts';

/** Shares of the needs of a class with someone right first, and with one among the first four. */
export type BlindFigures = {
  readonly needs: number;
  readonly first: number;
  readonly firstFour: number;
  /** Needs of which somebody whom they rule out is among the first four. */
  readonly excludedShown: number;
};

/** Makes the ranker of a community. */
export type MakeRanker = (community: readonly Ranked[]) => Ranker | Promise<Ranker>;

const FIRST = 4;

/**
 * What a ranker reaches on a set, by class and in all. Who answers another judged need of the same text is taken out
 * before the place is counted: a plumber is not wrong before the bookkeeper when both are asked for.
 */
export async function measureBlind(
  { members, needs }: BlindSet,
  makeRanker: MakeRanker,
  { hasPlace }: { hasPlace: boolean },
): Promise<Readonly<Record<string, BlindFigures>>> {
  const community = members.map((member: BlindMember) => ({
    id: member.id,
    profile: profileOfBlind(member, { hasPlace }),
  }));
  const rank = await makeRanker(community);
  const rankings = new Map<number, readonly number[]>();
  for (const viewer of community)
    if (needs.some(({ seekerId }) => seekerId === viewer.id)) rankings.set(viewer.id, rank(viewer));
  const answered = needs.filter(({ right }) => right.length > 0);
  const groups = Map.groupBy(answered, (need) => need.class);
  const figures = (group: readonly BlindNeed[]): BlindFigures => {
    const places = group.map((need) => placeOfAnswer(need, needs, rankings.get(need.seekerId) ?? []));
    const share = (most: number) => places.filter((place) => place <= most).length / group.length;
    return {
      needs: group.length,
      first: rounded(share(0)),
      firstFour: rounded(share(FIRST - 1)),
      excludedShown: group.filter(({ seekerId, excluded }) =>
        rankings
          .get(seekerId)
          ?.slice(0, FIRST)
          .some((id) => excluded.includes(id)),
      ).length,
    };
  };
  return Object.fromEntries([
    ...BLIND_CLASSES.flatMap((name) => {
      const group = groups.get(name);
      return group ? [[name, figures(group)] as const] : [];
    }),
    ['all', figures(answered)] as const,
  ]);
}

function placeOfAnswer(need: BlindNeed, needs: readonly BlindNeed[], ranking: readonly number[]): number {
  const answers = new Set(need.right.concat(need.acceptable));
  const ofOthers = new Set(
    needs
      .filter(({ id, seekerId }) => seekerId === need.seekerId && id !== need.id)
      .flatMap(({ right, acceptable }) => right.concat(acceptable)),
  );
  const place = ranking
    .filter((id) => answers.has(id) || !ofOthers.has(id))
    .findIndex((id) => answers.has(id));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

const rounded = (share: number): number => Math.round(share * 100) / 100;
