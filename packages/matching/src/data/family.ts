/**
 * A family of trades that members treat as near each other (a restaurant is no
 * bakery, but whoever knows the one half knows the other).
 *
 * `trades` maps a stable id to a comma list of words and phrases that mean the
 * same. A trade whose id equals the family's id is the general one: it covers
 * every other trade of the family. Proper names are written with capitals, so
 * that a sentence keeps them. Ids are stored in index columns: never rename one
 * without rebuilding those columns.
 */
type Family = {
  readonly label: string;
  readonly trades: Readonly<Record<string, string>>;
};

export type Families = Readonly<Record<string, Family>>;
