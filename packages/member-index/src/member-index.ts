import { Dictionary, NONE, PackedMember, packedMembers } from '@guildhall/matching';
import { Arena } from './arena.ts';
import { growInto } from './grow-array.ts';
import { PostingLists } from './posting-lists.ts';

/** What candidates are looked up by, normalized as in the columns of `users`. */
export type LookupKeys = {
  /** `indexTerms` of the member: what others find them by. */
  offerTerms: readonly string[];
  needTerms: readonly string[];
  /** `lookupTerms` of the member's needs: what they find others by. */
  askedTerms: readonly string[];
  industry: string | null;
  locationKey: string | null;
};

/** What the index reads of a member. */
export type IndexedMember = LookupKeys & {
  id: number;
  /** `users.version`: increases with every change of a field that matching reads. */
  version: number;
  /** `packMember` by the dictionary of the index. */
  packed: Int32Array;
  lastSeenAt: Date | null;
};

/** A member's row of the connection graph. */
export type Connections = { isActive: boolean; friends: number[] };

/** A viewer's request for recommendations, packed by the dictionary of the index. */
export type RankingQuery = {
  viewerId: number;
  viewer: PackedMember;
  industry: number;
  location: number;
  offerTerms: ArrayLike<number>;
  askedTerms: ArrayLike<number>;
};

const INITIAL_CAPACITY = 1 << 16;
const GROWTH_FACTOR = 1.25;
/** 32-bit integers in a cache line of 64 bytes. */
const CACHE_LINE = 16;
/**
 * Before each packed member: how long it is, the version, industry, location, and the lengths of the three lists
 * of terms, which stand before these: what is offered, what is needed, and what is looked up beside that.
 */
const HEADER = 7;

/**
 * All members who may be suggested, packed as integers, and the connection graph: enough to find and rank
 * candidates without the database. It lags behind the database by moments, so the caller checks whom it shows,
 * and explains them by what the database has.
 */
export class MemberIndex {
  readonly dictionary = new Dictionary();
  readonly offering = new PostingLists();
  readonly seeking = new PostingLists();
  readonly industries = new PostingLists();
  readonly locations = new PostingLists();
  /** One list, under 0. */
  readonly all = new PostingLists();
  readonly #profiles = new Arena();
  readonly #connections = new Arena();
  #members = packedMembers(this.#profiles.data);
  /** By member id: where the packed member begins, and when the member was last seen. */
  #profileAt = new Int32Array(INITIAL_CAPACITY).fill(NONE);
  #lastSeen = new Float64Array(INITIAL_CAPACITY).fill(Number.NaN);
  /** By member id: the offset and number of the member's connections, and whether the member is deactivated. */
  #connectionsAt = new Int32Array(INITIAL_CAPACITY);
  #connectionsCount = new Int32Array(INITIAL_CAPACITY);
  #deactivated = new Uint8Array(INITIAL_CAPACITY);
  /** Never read; written so that the compiler cannot drop the loads of `prefetch` as dead code. */
  readonly #prefetched = new Int32Array(1);

  get size(): number {
    return this.all.documentFrequency(0);
  }

  /** Above every id. */
  get capacity(): number {
    return this.#profileAt.length;
  }

  put(member: IndexedMember): void {
    this.remove(member.id);
    this.#reserve(member.id);
    const { offerTerms, needTerms, askedTerms, industry, location } = this.#keysOf(member);
    const further = askedTerms.filter((term) => !needTerms.includes(term));
    const { packed, version } = member;
    const lengths = [offerTerms.length, needTerms.length, further.length];
    const header = [packed.length, version, industry, location, ...lengths];
    const begin = this.#profiles.add(offerTerms, needTerms, further, header, packed);
    this.#profileAt[member.id] = begin + offerTerms.length + needTerms.length + further.length + HEADER;
    if (this.#members.numbers !== this.#profiles.data) this.#members = packedMembers(this.#profiles.data);
    this.#lastSeen[member.id] = member.lastSeenAt?.getTime() ?? Number.NaN;
    for (const term of offerTerms) this.offering.add(term, member.id);
    for (const term of needTerms) this.seeking.add(term, member.id);
    if (industry !== NONE) this.industries.add(industry, member.id);
    if (location !== NONE) this.locations.add(location, member.id);
    this.all.add(0, member.id);
  }

  remove(id: number): void {
    if (!this.has(id)) return;
    const { industry, location, offerTerms, needTerms, length } = this.#headerOf(id);
    for (const term of offerTerms) this.offering.remove(term, id);
    for (const term of needTerms) this.seeking.remove(term, id);
    this.industries.remove(industry, id);
    this.locations.remove(location, id);
    this.all.remove(0, id);
    this.#profiles.free(length);
    this.#profileAt[id] = NONE;
  }

  setConnections(id: number, { isActive, friends }: Connections): void {
    this.#reserve(id);
    this.#deactivated[id] = isActive ? 0 : 1;
    this.#connections.free(this.#connectionsCount[id] ?? 0);
    this.#connectionsAt[id] = this.#connections.add(friends);
    this.#connectionsCount[id] = friends.length;
  }

  countConnections(id: number): number {
    return this.#connectionsCount[id] ?? 0;
  }

  /** One of the member's connections, 0 for the oldest. */
  connectionAt(id: number, position: number): number {
    return this.#connections.data[(this.#connectionsAt[id] ?? 0) + position] ?? 0;
  }

  /** A deactivated member counts as nobody's connection. */
  isDeactivated(id: number): boolean {
    return this.#deactivated[id] === 1;
  }

  /** In milliseconds; NaN for never. */
  lastSeen(id: number): number {
    return this.#lastSeen[id] ?? Number.NaN;
  }

  has(id: number): boolean {
    return (this.#profileAt[id] ?? NONE) !== NONE;
  }

  /** The version of the row that was indexed; undefined for a member who is not in the index. */
  versionOf(id: number): number | undefined {
    return this.has(id) ? this.#headerOf(id).version : undefined;
  }

  /** An indexed member as scoring reads them; valid until the next `put`. */
  packedOf(id: number): PackedMember {
    return new PackedMember(this.#members, this.#profileAt[id]);
  }

  /** The query of an indexed member. */
  queryOf(viewerId: number): RankingQuery {
    const { industry, location, offerTerms, askedTerms } = this.#headerOf(viewerId);
    return { viewerId, viewer: this.packedOf(viewerId), industry, location, offerTerms, askedTerms };
  }

  /** The query of a viewer whose profile was just read from the database. */
  queryFor(viewerId: number, packed: Int32Array, keys: LookupKeys): RankingQuery {
    return { viewerId, viewer: new PackedMember(packedMembers(packed)), ...this.#keysOf(keys) };
  }

  /**
   * Loads the first cache lines of a profile. Called for many members in a row, the loads overlap, where
   * ranking would stall on each cache miss in turn.
   */
  prefetch(id: number): void {
    const { data } = this.#profiles;
    const at = this.#profileAt[id] ?? NONE;
    if (at === NONE) return;
    const near = (data[at] ?? 0) ^ (data[at + CACHE_LINE] ?? 0) ^ (data[at + 2 * CACHE_LINE] ?? 0);
    this.#prefetched[0] = near ^ (data[at + 3 * CACHE_LINE] ?? 0) ^ (data[at + 4 * CACHE_LINE] ?? 0);
  }

  /** Whether replaced data takes so much space that the index should be rebuilt. */
  get needsCompaction(): boolean {
    return this.#profiles.needsCompaction || this.#connections.needsCompaction;
  }

  #keysOf({ offerTerms, needTerms, askedTerms, industry, locationKey }: LookupKeys) {
    const numbersOf = (terms: readonly string[]) => terms.map((term) => this.dictionary.intern(term));
    return {
      offerTerms: numbersOf(offerTerms),
      needTerms: numbersOf(needTerms),
      askedTerms: numbersOf(askedTerms),
      industry: this.dictionary.intern(industry),
      location: this.dictionary.intern(locationKey),
    };
  }

  #headerOf(id: number) {
    const { data } = this.#profiles;
    const end = (this.#profileAt[id] ?? 0) - HEADER;
    const further = end - (data[end + 6] ?? 0);
    const needs = further - (data[end + 5] ?? 0);
    const offers = needs - (data[end + 4] ?? 0);
    return {
      version: data[end + 1] ?? 0,
      industry: data[end + 2] ?? NONE,
      location: data[end + 3] ?? NONE,
      offerTerms: data.subarray(offers, needs),
      needTerms: data.subarray(needs, further),
      askedTerms: data.subarray(needs, end),
      length: end - offers + HEADER + (data[end] ?? 0),
    };
  }

  #reserve(id: number): void {
    if (id < this.capacity) return;
    const capacity = Math.ceil((id + 1) * GROWTH_FACTOR);
    this.#profileAt = growInto(this.#profileAt, new Int32Array(capacity).fill(NONE));
    this.#lastSeen = growInto(this.#lastSeen, new Float64Array(capacity).fill(Number.NaN));
    this.#connectionsAt = growInto(this.#connectionsAt, new Int32Array(capacity));
    this.#connectionsCount = growInto(this.#connectionsCount, new Int32Array(capacity));
    this.#deactivated = growInto(this.#deactivated, new Uint8Array(capacity));
  }
}
