import {
  type EncodedViewer,
  type Hint,
  Dictionary,
  Interner,
  NONE,
  type PreparedProfile,
  decodeProfile,
  encodeProfile,
  encodeViewer,
  endOf,
  rankEncoded,
  viewerAt,
} from '@guildhall/matching';
import { Arena } from './arena.ts';
import { growInto } from './grow-array.ts';
import { PostingLists } from './posting-lists.ts';

/** What candidates are looked up by, normalized as in the columns of `users`. */
export type LookupKeys = {
  searchTerms: string[];
  seekTerms: string[];
  industry: string | null;
  locationKey: string | null;
};

/** What the index reads of a member. */
export type IndexedMember = LookupKeys & {
  id: number;
  /** `users.version`: increases with every change of a field that matching reads. */
  version: number;
  profile: PreparedProfile;
  hints: readonly Hint[];
  lastSeenAt: Date | null;
};

/** A member's row of the connection graph. */
export type Connections = { isActive: boolean; friends: number[] };

/** A viewer's request for recommendations, encoded by the dictionary of the index. */
export type RankingQuery = {
  viewerId: number;
  viewer: EncodedViewer;
  industry: number;
  location: number;
  searchTerms: ArrayLike<number>;
  seekTerms: ArrayLike<number>;
};

const INITIAL_CAPACITY = 1 << 16;
const GROWTH_FACTOR = 1.25;
/** 32-bit integers in a cache line of 64 bytes. */
const CACHE_LINE = 16;
/** After each profile: version, hints, industry, location, the lengths of both term lists; then the terms. */
const FOOTER = 6;

/**
 * All members who may be suggested, encoded as integers, and the connection graph: enough to find, rank and
 * explain candidates without the database. It lags behind the database by moments, so the caller checks
 * whom it shows, and explains anew a member whose row has another version.
 */
export class MemberIndex {
  readonly dictionary = new Dictionary();
  readonly offering = new PostingLists();
  readonly seeking = new PostingLists();
  readonly industries = new PostingLists();
  readonly locations = new PostingLists();
  /** One list, under 0. */
  readonly all = new PostingLists();
  readonly #hints = new Interner<readonly Hint[]>();
  readonly #profiles = new Arena();
  readonly #connections = new Arena();
  /** By member id: the offset of the profile, and when the member was last seen. */
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
    const { dictionary } = this;
    const searchTerms = member.searchTerms.map((term) => dictionary.intern(term));
    const seekTerms = member.seekTerms.map((term) => dictionary.intern(term));
    const industry = dictionary.intern(member.industry);
    const location = dictionary.intern(member.locationKey);
    const hints = this.#hints.intern(member.hints.map(({ text }) => text).join('\n'), member.hints);
    this.#profileAt[member.id] = this.#profiles.add(
      encodeProfile(member.profile, dictionary),
      [member.version, hints, industry, location, searchTerms.length, seekTerms.length],
      searchTerms,
      seekTerms,
    );
    this.#lastSeen[member.id] = member.lastSeenAt?.getTime() ?? Number.NaN;
    for (const term of searchTerms) this.offering.add(term, member.id);
    for (const term of seekTerms) this.seeking.add(term, member.id);
    if (industry !== NONE) this.industries.add(industry, member.id);
    if (location !== NONE) this.locations.add(location, member.id);
    this.all.add(0, member.id);
  }

  remove(id: number): void {
    if (!this.has(id)) return;
    const { industry, location, searchTerms, seekTerms, end } = this.#footerOf(id);
    for (const term of searchTerms) this.offering.remove(term, id);
    for (const term of seekTerms) this.seeking.remove(term, id);
    this.industries.remove(industry, id);
    this.locations.remove(location, id);
    this.all.remove(0, id);
    this.#profiles.free(end - (this.#profileAt[id] ?? 0));
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
    return this.has(id) ? this.#footerOf(id).version : undefined;
  }

  /** The parsed profile of an indexed member. */
  profileOf(id: number, lastSeenAt: Date | null): PreparedProfile {
    return decodeProfile(
      this.#profiles.data,
      this.#profileAt[id] ?? 0,
      this.dictionary,
      lastSeenAt?.getTime() ?? null,
    );
  }

  /** `raiseHints` of an indexed member. */
  hintsOf(id: number): readonly Hint[] {
    return this.#hints.get(this.#footerOf(id).hints) ?? [];
  }

  /** The query of an indexed member. */
  queryOf(viewerId: number): RankingQuery {
    const { industry, location, searchTerms, seekTerms } = this.#footerOf(viewerId);
    const viewer = viewerAt(this.#profiles.data, this.#profileAt[viewerId] ?? 0, this.dictionary);
    return { viewerId, viewer, industry, location, searchTerms, seekTerms };
  }

  /** The query of a viewer whose profile was just read from the database. */
  queryFor(viewerId: number, profile: PreparedProfile, keys: LookupKeys): RankingQuery {
    const { dictionary } = this;
    return {
      viewerId,
      viewer: encodeViewer(profile, dictionary),
      industry: dictionary.intern(keys.industry),
      location: dictionary.intern(keys.locationKey),
      searchTerms: keys.searchTerms.map((term) => dictionary.intern(term)),
      seekTerms: keys.seekTerms.map((term) => dictionary.intern(term)),
    };
  }

  /** The match score of an indexed member for the viewer. @param now in milliseconds */
  score(viewer: EncodedViewer, id: number, mutualConnections: number, now: number): number {
    const at = this.#profileAt[id] ?? 0;
    return rankEncoded(viewer, this.#profiles.data, at, mutualConnections, this.lastSeen(id), now);
  }

  /**
   * Loads the first cache lines of a profile. Called for many members in a row, the loads overlap, where
   * `score` would stall on each cache miss in turn.
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

  #footerOf(id: number) {
    const { data } = this.#profiles;
    const footer = endOf(data, this.#profileAt[id] ?? 0);
    const search = footer + FOOTER;
    const seek = search + (data[footer + 4] ?? 0);
    const end = seek + (data[footer + 5] ?? 0);
    return {
      version: data[footer] ?? 0,
      hints: data[footer + 1] ?? NONE,
      industry: data[footer + 2] ?? NONE,
      location: data[footer + 3] ?? NONE,
      searchTerms: data.subarray(search, seek),
      seekTerms: data.subarray(seek, end),
      end,
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
