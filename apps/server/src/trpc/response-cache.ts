/** Pages of the feed and the like: many readers, few addresses, and not more memory than this. */
const MAX = 500;
const MAX_BYTES = 8 * 1_024 * 1_024;
/** Ages such as "3h ago" move on by themselves; nobody sees one that is further behind than this. */
const MAX_AGE_MS = 1_000;

/** A finished answer; null when it was refused, which is never kept. */
type Made = Promise<Buffer | null>;

export type KeptAnswers = {
  /** The answer under this address that was made, or is being made, in this epoch. */
  find(address: string, epoch: number): Made | undefined;
  /** Keeps an answer whose making has just begun. */
  keep(address: string, epoch: number, answer: Made): void;
};

/**
 * Keeps answers that are the same for everybody. The epoch grows with every change of what they show; an
 * answer belongs to the epoch that its making began in, so one that was overtaken by a change is given
 * to those who asked for it before, and to nobody after.
 */
export function createKeptAnswers(now: () => number = Date.now): KeptAnswers {
  const kept = new Map<string, { epoch: number; until: number; answer: Made; bytes: number }>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= kept.get(address)?.bytes ?? 0;
    kept.delete(address);
  }

  function dropOldest(): void {
    for (const address of kept.keys()) {
      if (kept.size <= MAX && bytes <= MAX_BYTES) return;
      drop(address);
    }
  }

  return {
    find(address, epoch) {
      const known = kept.get(address);
      return known && known.epoch === epoch && known.until > now() ? known.answer : undefined;
    },
    keep(address, epoch, answer) {
      const entry = { epoch, until: now() + MAX_AGE_MS, answer, bytes: 0 };
      drop(address);
      kept.set(address, entry);
      const finish = (made: Buffer | null) => {
        if (kept.get(address) !== entry) return;
        entry.bytes = made?.length ?? 0;
        bytes += entry.bytes;
        if (made === null) drop(address);
        dropOldest();
      };
      answer.then(finish, () => finish(null));
      dropOldest();
    },
  };
}
