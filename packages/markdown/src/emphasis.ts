import type { MarkdownIt } from 'markdown-it';

/** Characters of scripts that put no blanks between words, and their punctuation. */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

const isVisible = (character: string | undefined) => character !== undefined && !/\s/u.test(character);

/**
 * Has asterisks emphasize what a writer means: beside Chinese, Japanese and Korean, whose punctuation stands between
 * letters, they do as between letters; between digits they multiply.
 */
export function emphasizeAsMeant(parser: MarkdownIt): void {
  parser.inline.State = class extends parser.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      if (!canSplitWord) return scanned;
      const before = Array.from(this.src.slice(Math.max(0, start - 2), start)).at(-1);
      const end = start + scanned.length;
      const [after] = this.src.slice(end, end + 2);
      if (scanned.length === 1 && /^\d$/.test(before ?? '') && /^\d$/.test(after ?? ''))
        return { ...scanned, can_open: false, can_close: false };
      if (!CJK.test(before ?? '') && !CJK.test(after ?? '')) return scanned;
      return {
        ...scanned,
        can_open: scanned.can_open || isVisible(after),
        can_close: scanned.can_close || isVisible(before),
      };
    }
  };
}
