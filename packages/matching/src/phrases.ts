import { stemsOf } from './text.ts';
import type { Token } from './text.ts';

type Node<T> = { readonly next: Map<string, Node<T>>; value?: T };

/** A set of phrases looked up by stems; the longest phrase at a place wins. */
export type PhraseTrie<T> = {
  readonly add: (phrase: string, value: T) => T | undefined;
  readonly longestAt: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly value: T; readonly length: number } | undefined;
};

/**
 * Makes an empty trie of phrases split by `stemsIn`, which must stem as the tokens do that are looked up. `add` returns the value that already held the phrase (the
 * first one stays), so that a test can find phrases listed twice. `longestAt`
 * never reads across a comma or the end of a sentence.
 */
export function createPhraseTrie<T>(stemsIn: (phrase: string) => readonly string[] = stemsOf): PhraseTrie<T> {
  const root: Node<T> = { next: new Map() };
  return {
    add(phrase, value) {
      let node = root;
      for (const stem of stemsIn(phrase)) {
        const known = node.next.get(stem) ?? { next: new Map<string, Node<T>>() };
        node.next.set(stem, known);
        node = known;
      }
      if (node === root) return undefined;
      const earlier = node.value;
      if (earlier === undefined) node.value = value;
      return earlier;
    },
    longestAt(tokens, at) {
      let node: Node<T> | undefined = root;
      let best: { value: T; length: number } | undefined;
      for (let length = 0; ;) {
        const token = tokens[at + length];
        if (token === undefined || (length > 0 && token.gap !== 'none')) return best;
        node = node.next.get(token.stem);
        if (node === undefined) return best;
        length += 1;
        if (node.value !== undefined) best = { value: node.value, length };
      }
    },
  };
}
