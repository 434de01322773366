import { createHash } from 'node:crypto';

/**
 * A statement is worth a name, and the memory that PostgreSQL keeps for it, once it has come this often,
 * and once more for each name there is: nobody uses the names up with pages of a hundred sizes.
 */
const OFTEN = 3;
/** Each connection keeps each of them: some 20 kB. */
const NAMED_MAX = 250;
/** Counted beside them; lists of values make ever new texts. */
const COUNTED_MAX = 2_000;
const NAMEABLE = /^\s*(select|insert|update|delete|with)\b/i;

export type StatementNames = {
  /** The name to send a statement under, so that PostgreSQL parses and plans it once a connection; undefined: none. */
  of(text: string): string | undefined;
  /** No names from now on, because something between here and PostgreSQL does not keep them. */
  stop(): void;
};

/** Names for the statements that one pool sends again and again. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let isOn = true;

  return {
    of(text) {
      if (!isOn) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= NAMED_MAX) return undefined;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < OFTEN + names.size) {
        if (counts.size >= COUNTED_MAX) counts.clear();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      if (!NAMEABLE.test(text)) return undefined;
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
      names.set(text, name);
      return name;
    },
    stop() {
      isOn = false;
    },
  };
}
