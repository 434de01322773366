/**
 * For each trade the needs it meets, in the words of those who have the problem
 * and may not know what the trade is called: one sentence a line. They never
 * name the trade or a synonym of it, as the words of the trade files do that.
 */
export type Problems = Readonly<Record<string, string>>;
