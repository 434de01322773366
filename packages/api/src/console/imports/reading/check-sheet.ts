import { FileProblem, fileProblems } from './file-problem.ts';

/** Cells that links and repetitions of a workbook can cover in all, and merged ones. Each of them is written to. */
const COVERED_MAX = 250_000;
/** Filled or formatted cells of all sheets: twenty thousand rows of a hundred, and some. */
const CELLS_MAX = 2_500_000;
/** Characters between two tags. A cell of Excel holds 32,767, each of which can be written as an entity. */
const TEXT_MAX = 400_000;

const TAG = /<(?:\w+:)?(hyperlink|mergeCell|table-row|table-cell)\b([^<>]*)>/g;
const CELL = /<(?:\w+:)?(?:c|table-cell)[\s>/]/g;
const RANGE = /\bref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?["']/i;
const REPEATED = /number-(?:rows|columns)-repeated\s*=\s*["'](\d{1,9})["']/;

/**
 * Looks through the parts of a workbook, as they are inflated, for the little that makes reading it take long: one link
 * over a whole sheet, six million cells in a row, a cell that is repeated a billion times, a text of a hundred megabytes.
 * @throws {FileProblem} as soon as it is found
 */
export class SheetCheck {
  #covered = 0;
  #rowRepeated = 1;
  #cells = 0;

  /** What is written to one part, chunk by chunk. */
  part(): (chunk: Uint8Array) => void {
    let tail = '';
    let length = 0;
    return (chunk) => {
      const text = tail + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      for (const [, name, attributes = ''] of text.matchAll(TAG)) this.#cover(name, attributes);
      this.#cells += text.match(CELL)?.length ?? 0;
      if (this.#cells > CELLS_MAX) throw new FileProblem(fileProblems.inflated);
      const open = text.lastIndexOf('<');
      length = open < 0 ? length + text.length : text.length - open;
      if (length > TEXT_MAX) throw new FileProblem(fileProblems.inflated);
      tail = open >= 0 && !text.includes('>', open) ? text.slice(open) : '';
    };
  }

  #cover(name: string | undefined, attributes: string): void {
    const repeated = Number(REPEATED.exec(attributes)?.[1] ?? 1);
    if (name === 'table-row') this.#rowRepeated = repeated;
    // Blank cells are skipped, however often they are repeated.
    else if (name === 'table-cell')
      this.#covered += attributes.endsWith('/') ? 0 : repeated * this.#rowRepeated - 1;
    else this.#covered += name === 'mergeCell' ? 1 : cellsOf(attributes);
    if (this.#covered > COVERED_MAX) throw new FileProblem(fileProblems.inflated);
  }
}

function cellsOf(attributes: string): number {
  const [, left = '', top, right = left, bottom = top] = RANGE.exec(attributes) ?? [];
  return left === ''
    ? 0
    : (Math.abs(columnOf(right) - columnOf(left)) + 1) * (Math.abs(Number(bottom) - Number(top)) + 1);
}

const columnOf = (letters: string) =>
  Array.from(letters.toUpperCase()).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
