import {
  type EncodedViewer,
  NONE,
  Numbering,
  type PreparedProfile,
  encodeProfile,
  listsOf,
  rankEncoded,
} from '@guildhall/matching';
import { IdLists } from './id-lists.ts';

/** What the index reads of a member. */
export type IndexedPerson = {
  id: number;
  profile: PreparedProfile;
  searchTerms: string[];
  seekTerms: string[];
  /** Folded, as the member's own row has it. */
  industry: string | null;
  locationKey: string | null;
  lastSeenAt: Date | null;
};

const FIRST_ROOM = 1 << 16;
/** Behind each profile: the numbers of industry and place, how many terms of either kind, and the terms. */
const TAIL = 4;

/**
 * All members as numbers, and who is connected with whom: enough to name and rank whom somebody might
 * like to meet without asking the database. What it holds may be moments behind, so whoever is shown is
 * read and checked afresh.
 */
export class PeopleIndex {
  readonly numbering = new Numbering();
  readonly offering = new IdLists();
  readonly seeking = new IdLists();
  readonly industries = new IdLists();
  readonly places = new IdLists();
  readonly all = new IdLists();
  readonly #friends = new Map<number, number[]>();
  /** Deactivated members: they count as nobody's connection. */
  readonly #gone = new Set<number>();
  #data = new Int32Array(FIRST_ROOM);
  #used = 0;
  #wasted = 0;
  /** By id: where the member's numbers begin, and when they were last here. */
  #at = new Int32Array(FIRST_ROOM).fill(NONE);
  #seen = new Float64Array(FIRST_ROOM).fill(Number.NaN);

  get size(): number {
    return this.all.sizeOf(0);
  }

  put(person: IndexedPerson): void {
    this.remove(person.id);
    this.#makeRoom(person.id);
    const { numbering } = this;
    const search = person.searchTerms.map((term) => numbering.of(term));
    const seek = person.seekTerms.map((term) => numbering.of(term));
    const industry = numbering.of(person.industry);
    const place = numbering.of(person.locationKey);
    const profile = encodeProfile(person.profile, numbering);
    this.#at[person.id] = this.#append([
      ...profile,
      industry,
      place,
      search.length,
      seek.length,
      ...search,
      ...seek,
    ]);
    this.#seen[person.id] = person.lastSeenAt?.getTime() ?? Number.NaN;
    for (const term of search) this.offering.add(term, person.id);
    for (const term of seek) this.seeking.add(term, person.id);
    if (industry !== NONE) this.industries.add(industry, person.id);
    if (place !== NONE) this.places.add(place, person.id);
    this.all.add(0, person.id);
  }

  remove(id: number): void {
    const at = this.#at[id] ?? NONE;
    if (at === NONE) return;
    const tail = listsOf(this.#data, at).end;
    const [industry = NONE, place = NONE, searches = 0, seeks = 0] = this.#data.subarray(tail, tail + TAIL);
    const terms = tail + TAIL;
    for (const term of this.#data.subarray(terms, terms + searches)) this.offering.remove(term, id);
    for (const term of this.#data.subarray(terms + searches, terms + searches + seeks))
      this.seeking.remove(term, id);
    this.industries.remove(industry, id);
    this.places.remove(place, id);
    this.all.remove(0, id);
    this.#at[id] = NONE;
    this.#wasted += terms + searches + seeks - at;
  }

  setTies(id: number, { isActive, friends }: { isActive: boolean; friends: number[] }): void {
    if (isActive) this.#gone.delete(id);
    else this.#gone.add(id);
    if (friends.length === 0) this.#friends.delete(id);
    else this.#friends.set(id, friends);
  }

  /** Everybody the member is connected with and who is here, those of longest standing first. */
  friendsOf(id: number): readonly number[] {
    const friends = this.#friends.get(id) ?? [];
    return this.#gone.size === 0 ? friends : friends.filter((friend) => !this.#gone.has(friend));
  }

  /** Milliseconds; NaN for never. */
  lastSeen(id: number): number {
    return this.#seen[id] ?? Number.NaN;
  }

  has(id: number): boolean {
    return (this.#at[id] ?? NONE) !== NONE;
  }

  rank(viewer: EncodedViewer, id: number, mutualConnections: number, now: number): number {
    return rankEncoded(viewer, this.#data, this.#at[id] ?? 0, {
      mutualConnections,
      lastSeenAt: this.lastSeen(id),
      now,
    });
  }

  /** Whether so much was replaced that the whole had better be made anew. */
  get isWasteful(): boolean {
    return this.#wasted > FIRST_ROOM && this.#wasted > this.#used / 2;
  }

  #append(numbers: number[]): number {
    const at = this.#used;
    if (at + numbers.length > this.#data.length) {
      const larger = new Int32Array(Math.ceil((at + numbers.length) * 1.25));
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data.set(numbers, at);
    this.#used += numbers.length;
    return at;
  }

  #makeRoom(id: number): void {
    if (id < this.#at.length) return;
    const length = Math.ceil((id + 1) * 1.25);
    const [at, seen] = [new Int32Array(length).fill(NONE), new Float64Array(length).fill(Number.NaN)];
    at.set(this.#at);
    seen.set(this.#seen);
    [this.#at, this.#seen] = [at, seen];
  }
}
