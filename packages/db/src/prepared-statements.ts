import { createHash } from 'node:crypto';

/**
 * How often a statement must be sent before it is prepared, plus once for each prepared statement: so a
 * client cannot use up the names by requesting a hundred page sizes.
 */
const MIN_USES = 3;
/** Each takes about 20 kB of PostgreSQL's memory per connection. */
const PREPARED_MAX = 250;
/** Candidates whose uses are counted; statements with lists of values never repeat. */
const COUNTED_MAX = 2_000;
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;

export type PreparedStatements = {
  /** The name under which to prepare this statement; undefined to send it unprepared. */
  nameOf(text: string): string | undefined;
  /** Prepares nothing from now on: a connection pooler in between does not support it. */
  disable(): void;
};

/** Decides which statements of a pool are sent as prepared statements, and names them. */
export function createPreparedStatements(): PreparedStatements {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let isEnabled = true;

  return {
    nameOf(text) {
      if (!isEnabled) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= PREPARED_MAX) return undefined;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < MIN_USES + names.size) {
        if (counts.size >= COUNTED_MAX) counts.clear();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      if (!PREPARABLE.test(text)) return undefined;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      names.set(text, name);
      return name;
    },
    disable() {
      isEnabled = false;
    },
  };
}
