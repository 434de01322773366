import {
  type EncodedViewer,
  type Hint,
  Interned,
  NONE,
  Numbering,
  type PreparedProfile,
  decodeProfile,
  encodeProfile,
  encodeViewer,
  endOf,
  rankEncoded,
  viewerAt,
} from '@guildhall/matching';
import type { Ties } from './indexed-people.queries.ts';
import { enlarged } from './enlarged.ts';
import { IdLists } from './id-lists.ts';
import { NumberPool } from './number-pool.ts';

/** What candidates are looked up by, folded as the member's own row has it. */
export type Sought = {
  searchTerms: string[];
  seekTerms: string[];
  industry: string | null;
  locationKey: string | null;
};

/** What the index reads of a member. */
export type IndexedPerson = Sought & {
  id: number;
  /** Of the row: grows with every change of what is matched. */
  version: number;
  profile: PreparedProfile;
  raise: readonly Hint[];
  lastSeenAt: Date | null;
};

/** Somebody who asks for recommendations, in numbers of the index. */
export type Asking = {
  id: number;
  viewer: EncodedViewer;
  industry: number;
  place: number;
  searchTerms: ArrayLike<number>;
  seekTerms: ArrayLike<number>;
};

const FIRST_ROOM = 1 << 16;
/** Numbers of a cache line. */
const LINE = 16;
/** Behind each profile: version, hints, industry and place, how many terms of either kind, and the terms. */
const TAIL = 6;

/**
 * All members as numbers, and who is connected with whom: enough to name, rank and explain whom somebody
 * might like to meet without asking the database. What it holds may be moments behind, so whoever is
 * shown is checked afresh, and explained anew when the row is of another version.
 */
export class PeopleIndex {
  readonly numbering = new Numbering();
  readonly offering = new IdLists();
  readonly seeking = new IdLists();
  readonly industries = new IdLists();
  readonly places = new IdLists();
  readonly all = new IdLists();
  readonly #hints = new Interned<readonly Hint[]>();
  readonly #profiles = new NumberPool();
  readonly #ties = new NumberPool();
  /** By id: where the member's numbers begin, and when they were last here. */
  #at = new Int32Array(FIRST_ROOM).fill(NONE);
  #seen = new Float64Array(FIRST_ROOM).fill(Number.NaN);
  /** By id: where the member's connections begin, how many they are, and who was deactivated. */
  #tiesAt = new Int32Array(FIRST_ROOM);
  #tiesCount = new Int32Array(FIRST_ROOM);
  #gone = new Uint8Array(FIRST_ROOM);
  /** Nobody reads it; without it, what is read only to be fetched would not be read at all. */
  readonly #touched = new Int32Array(1);

  get size(): number {
    return this.all.sizeOf(0);
  }

  /** Above every id. */
  get room(): number {
    return this.#at.length;
  }

  put(person: IndexedPerson): void {
    this.remove(person.id);
    this.#makeRoom(person.id);
    const { numbering } = this;
    const searchTerms = person.searchTerms.map((term) => numbering.of(term));
    const seekTerms = person.seekTerms.map((term) => numbering.of(term));
    const industry = numbering.of(person.industry);
    const place = numbering.of(person.locationKey);
    const hints = this.#hints.of(person.raise.map(({ text }) => text).join('\n'), person.raise);
    this.#at[person.id] = this.#profiles.add(
      encodeProfile(person.profile, numbering),
      [person.version, hints, industry, place, searchTerms.length, seekTerms.length],
      searchTerms,
      seekTerms,
    );
    this.#seen[person.id] = person.lastSeenAt?.getTime() ?? Number.NaN;
    for (const term of searchTerms) this.offering.add(term, person.id);
    for (const term of seekTerms) this.seeking.add(term, person.id);
    if (industry !== NONE) this.industries.add(industry, person.id);
    if (place !== NONE) this.places.add(place, person.id);
    this.all.add(0, person.id);
  }

  remove(id: number): void {
    if (!this.has(id)) return;
    const { industry, place, searchTerms, seekTerms, end } = this.#tailOf(id);
    for (const term of searchTerms) this.offering.remove(term, id);
    for (const term of seekTerms) this.seeking.remove(term, id);
    this.industries.remove(industry, id);
    this.places.remove(place, id);
    this.all.remove(0, id);
    this.#profiles.waste(end - (this.#at[id] ?? 0));
    this.#at[id] = NONE;
  }

  setTies(id: number, { isActive, friends }: Ties): void {
    this.#makeRoom(id);
    this.#gone[id] = isActive ? 0 : 1;
    this.#ties.waste(this.#tiesCount[id] ?? 0);
    this.#tiesAt[id] = this.#ties.add(friends);
    this.#tiesCount[id] = friends.length;
  }

  /** How many the member was connected with when last heard of. */
  countTies(id: number): number {
    return this.#tiesCount[id] ?? 0;
  }

  /** One of them, 0 for the one of longest standing. */
  tieAt(id: number, place: number): number {
    return this.#ties.data[(this.#tiesAt[id] ?? 0) + place] ?? 0;
  }

  /** Who was deactivated counts as nobody's connection. */
  isGone(id: number): boolean {
    return this.#gone[id] === 1;
  }

  /** Milliseconds; NaN for never. */
  lastSeen(id: number): number {
    return this.#seen[id] ?? Number.NaN;
  }

  has(id: number): boolean {
    return (this.#at[id] ?? NONE) !== NONE;
  }

  /** The version of the row that was read of a member; undefined for one who is not here. */
  versionOf(id: number): number | undefined {
    return this.has(id) ? this.#tailOf(id).version : undefined;
  }

  /** The member's parsed profile; only for one who is here. */
  profileOf(id: number, lastSeenAt: Date | null): PreparedProfile {
    return decodeProfile(
      this.#profiles.data,
      this.#at[id] ?? 0,
      this.numbering,
      lastSeenAt?.getTime() ?? null,
    );
  }

  /** What in the member's own profile would raise matches. */
  hintsOf(id: number): readonly Hint[] {
    return this.#hints.at(this.#tailOf(id).hints) ?? [];
  }

  /** A member as it is here. */
  askingOf(id: number): Asking {
    const { industry, place, searchTerms, seekTerms } = this.#tailOf(id);
    const viewer = viewerAt(this.#profiles.data, this.#at[id] ?? 0, this.numbering);
    return { id, viewer, industry, place, searchTerms, seekTerms };
  }

  /** A member as the database has it. */
  askingBy(id: number, profile: PreparedProfile, sought: Sought): Asking {
    const { numbering } = this;
    return {
      id,
      viewer: encodeViewer(profile, numbering),
      industry: numbering.of(sought.industry),
      place: numbering.of(sought.locationKey),
      searchTerms: sought.searchTerms.map((term) => numbering.of(term)),
      seekTerms: sought.seekTerms.map((term) => numbering.of(term)),
    };
  }

  rank(viewer: EncodedViewer, id: number, mutualConnections: number, now: number): number {
    const at = this.#at[id] ?? 0;
    return rankEncoded(viewer, this.#profiles.data, at, mutualConnections, this.lastSeen(id), now);
  }

  /**
   * Reads a number of each of a profile's first cache lines. Of many members in turn, the processor fetches
   * these side by side, where ranking would wait for one after the other.
   */
  touch(id: number): void {
    const { data } = this.#profiles;
    const at = this.#at[id] ?? NONE;
    if (at === NONE) return;
    const near = (data[at] ?? 0) ^ (data[at + LINE] ?? 0) ^ (data[at + 2 * LINE] ?? 0);
    this.#touched[0] = near ^ (data[at + 3 * LINE] ?? 0) ^ (data[at + 4 * LINE] ?? 0);
  }

  /** Whether so much was replaced that the whole had better be made anew. */
  get isWasteful(): boolean {
    return this.#profiles.isWasteful || this.#ties.isWasteful;
  }

  #tailOf(id: number) {
    const { data } = this.#profiles;
    const tail = endOf(data, this.#at[id] ?? 0);
    const terms = tail + TAIL;
    const seeks = terms + (data[tail + 4] ?? 0);
    const end = seeks + (data[tail + 5] ?? 0);
    return {
      version: data[tail] ?? 0,
      hints: data[tail + 1] ?? NONE,
      industry: data[tail + 2] ?? NONE,
      place: data[tail + 3] ?? NONE,
      searchTerms: data.subarray(terms, seeks),
      seekTerms: data.subarray(seeks, end),
      end,
    };
  }

  #makeRoom(id: number): void {
    if (id < this.room) return;
    const room = Math.ceil((id + 1) * 1.25);
    this.#at = enlarged(this.#at, new Int32Array(room).fill(NONE));
    this.#seen = enlarged(this.#seen, new Float64Array(room).fill(Number.NaN));
    this.#tiesAt = enlarged(this.#tiesAt, new Int32Array(room));
    this.#tiesCount = enlarged(this.#tiesCount, new Int32Array(room));
    this.#gone = enlarged(this.#gone, new Uint8Array(room));
  }
}
