import { writtenNumber } from '../../../lib/written.ts';
import type { Figure } from '@guildhall/api/console/figures/figures.schema';
import type { FigureName } from '@guildhall/api/console/figures/figure-texts.messages';
import { consolePaths } from '../../../lib/console-paths.ts';
import type { Cell, FigureRow } from './FigureTable.tsx';
import type { Figures } from './figures.hooks.ts';
import { figuresMessages as messages } from './figures.messages.ts';

const cellOf = (count: number, to: string): Cell => ({
  lines: [writtenNumber(count)],
  to: count > 0 ? to : null,
});

/** The row of a figure, whose numbers lead to what they count. */
export function countRow({ counts, span, before }: Figures, figure: Figure, label?: string): FigureRow {
  const texts = messages.texts[figure];
  return {
    key: figure,
    label: label ?? texts.label,
    definition: texts.definition,
    now: cellOf(counts[figure].now, consolePaths.figures(span, figure)),
    before: cellOf(counts[figure].before, consolePaths.figures(before, figure)),
  };
}

type Amounts = Figures['orderValue']['now'];

/** The row of amounts, which leads to what they were entered for. */
export function amountRow(
  { span, before }: Figures,
  name: FigureName,
  values: { now: Amounts; before: Amounts },
  of: { figure: Figure; format: (amount: Amounts[number]) => string },
): FigureRow {
  const cell = (amounts: Amounts, to: string): Cell =>
    amounts.length === 0 ? { lines: ['–'], to: null } : { lines: amounts.map(of.format), to };
  return {
    key: name,
    ...messages.texts[name],
    now: cell(values.now, consolePaths.figures(span, of.figure)),
    before: cell(values.before, consolePaths.figures(before, of.figure)),
  };
}

/** Rows of industries or towns, which lead to their members. */
export const groupRows = (
  { span, before }: Figures,
  grouping: 'industry' | 'town',
  groups: Figures['towns'],
  shownName = (name: string) => name,
): FigureRow[] =>
  groups.map(({ value, name, ...counted }) => ({
    key: value,
    label: shownName(name),
    now: cellOf(counted.now, consolePaths.figures({ ...span, [grouping]: value }, 'membersAtEnd')),
    before: cellOf(counted.before, consolePaths.figures({ ...before, [grouping]: value }, 'membersAtEnd')),
  }));
