import { DELIMITERS, type Delimiter } from '../imports.schema.ts';
import { splitRecords } from './split-records.ts';

/** Rows that are compared. */
const COMPARED = 60;
const BEGINNING = 64 * 1_024;

/** Excel's own hint: a first line of `sep=;`, which is no row. */
const HINT = /^"?sep=(.)"?[ ;,\t|]*(\r\n|\n|\r|$)/i;

/** The text without Excel's hint, and the delimiter that it names. */
export function withoutHint(text: string): { text: string; hinted?: Delimiter } {
  const [hint, sign] = HINT.exec(text) ?? [];
  const hinted = DELIMITERS.find((delimiter) => delimiter === sign);
  return hint !== undefined && hinted ? { text: text.slice(hint.length), hinted } : { text };
}

/**
 * The delimiter that separates the first rows most steadily: the same number of columns in row after row, more
 * columns before fewer. A sign that a blank follows is mostly a comma of a sentence.
 * @returns undefined when every delimiter leaves one column
 */
export function delimiterOf(text: string): Delimiter | undefined {
  const beginning = text.slice(0, BEGINNING);
  let best: { delimiter?: Delimiter; score: number } = { score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = steadiness(beginning, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function steadiness(beginning: string, delimiter: Delimiter): number {
  const widths = new Map<number, number>();
  let rows = 0;
  for (const cells of splitRecords(beginning, delimiter)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    rows += 1;
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    if (rows === COMPARED) break;
  }
  const [width = 1, count = 0] =
    [...widths].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? [];
  const signs = beginning.split(delimiter).length - 1;
  const beforeBlank = beginning.split(`${delimiter} `).length - 1;
  return (count / rows) * Math.log2(width) * (1 - beforeBlank / (2 * Math.max(1, signs)));
}
