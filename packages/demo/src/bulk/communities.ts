import type { Random } from '../random.ts';
import { cities } from './names.ts';
import { type Trade, trades } from './trades.ts';

interface Community {
  city: string;
  trades: readonly Trade[];
  /** Places of its members so far. */
  members: number[];
}

export interface Communities {
  /** Assigns the next member to a community, which determines their likely trade and city. */
  join(place: number): { trade: Trade; city: string };
  /** Earlier members of the same community, and all hubs so far. */
  around(place: number): { peers: readonly number[]; hubs: readonly number[] };
}

const MEAN_SIZE = 80;
/** One member in this many is a hub, with far more connections than others. */
const HUB_EVERY = 150;

/** Communities of very different sizes, each of one city and a handful of trades. */
export function createCommunities(random: Random, count: number): Communities {
  const number = Math.max(1, Math.round(count / MEAN_SIZE));
  const communities = Array.from({ length: number }, (): Community => ({
    city: random.pick(cities),
    trades: random.sample(trades, random.int(5, 14)),
    members: [],
  }));
  const homes: Community[] = [];
  const hubs: number[] = [];
  return {
    join(place) {
      // Squaring makes the first communities several times larger than the last.
      const home = communities[Math.floor(number * random.next() ** 1.6)] ?? random.pick(communities);
      home.members.push(place);
      homes.push(home);
      if (random.int(1, HUB_EVERY) === 1) hubs.push(place);
      const city = random.chance(0.8) ? home.city : random.pick(cities);
      return { city, trade: random.chance(0.8) ? random.pick(home.trades) : random.pick(trades) };
    },
    around(place) {
      return { peers: homes[place]?.members ?? [], hubs };
    },
  };
}
