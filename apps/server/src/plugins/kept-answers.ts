/** Pages of the feed and the like: many readers, few addresses. */
const MAX = 500;
/** Ages such as "3h ago" move on by themselves; nobody sees one that is further behind than this. */
const MAX_AGE_MS = 1_000;

export type KeptAnswers = {
  /**
   * The finished answer under this address, made at most once for each state of the public data; null
   * when it was refused, which is never kept.
   */
  get(address: string, make: () => Promise<Buffer | null>): Promise<Buffer | null>;
};

/**
 * Keeps answers that are the same for everybody. `epoch` grows with every change of what they show; an
 * answer belongs to the epoch that its making began in, so one that was overtaken by a change is given
 * to those who asked for it before, and to nobody after. Without an epoch nothing is kept.
 */
export function createKeptAnswers(epoch: () => number | null, now: () => number = Date.now): KeptAnswers {
  const kept = new Map<string, { epoch: number; until: number; answer: Promise<Buffer | null> }>();

  return {
    get(address, make) {
      const current = epoch();
      if (current === null) return make();
      const known = kept.get(address);
      if (known && known.epoch === current && known.until > now()) return known.answer;

      const answer = make();
      const entry = { epoch: current, until: now() + MAX_AGE_MS, answer };
      kept.delete(address);
      kept.set(address, entry);
      const [oldest] = kept.size > MAX ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      const drop = () => void (kept.get(address) === entry && kept.delete(address));
      answer.then((made) => made ?? drop(), drop);
      return answer;
    },
  };
}
