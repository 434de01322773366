type Asking = { readonly id: number; readonly asks: number };

/** Behind so many of the best come those who ask for what the viewer offers, and at most as many of them. */
const FROM = 6;
/** Points for what the viewer offers, from which the other member asks for it rather than says something alike. */
const ASKS = 3;

/**
 * The best, and behind the first of them those who look for what the viewer offers, however little else both share: a
 * client is worth meeting who meets no need. `all` are in the order of their rank.
 */
export function keepAsking<Each extends Asking>(
  best: readonly Each[],
  all: readonly Each[],
  isCopy: (one: Each, other: Each) => boolean,
): readonly Each[] {
  const first = best.slice(0, FROM);
  const asking: Each[] = [];
  for (const each of all.toSorted((one, other) => other.asks - one.asks)) {
    if (each.asks < ASKS || asking.length === FROM) break;
    if (!first.includes(each) && !asking.some((other) => isCopy(each, other))) asking.push(each);
  }
  const kept = new Set([...first, ...asking]);
  return [...kept, ...best.filter((each) => !kept.has(each))].slice(0, best.length);
}
