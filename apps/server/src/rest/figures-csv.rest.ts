import { translated } from '@guildhall/locale/translated';
import { figuresCsvMessages } from '@guildhall/api/console/figures/figures-csv.messages';
import { FIGURE_TEXTS, type FigureName } from '@guildhall/api/console/figures/figure-texts.messages';
import {
  type Amounts,
  Figure,
  type Figures,
  FiguresInput,
} from '@guildhall/api/console/figures/figures.schema';
import { dialectOf, toSpreadsheet } from '@guildhall/api/ground/core/csv';
import { invalid } from '@guildhall/api/ground/errors/errors';
import { queryText } from './input.ts';
import { calls } from './contract.ts';
import type { RestPlugin } from './rest-plugin.ts';

type Pair<Value> = { now: Value; before: Value };
type Line = [name: string, now: number, before: number, currency: string | null, definition: string];

/** The figures of a span of days, for a spreadsheet. */
export const figuresCsvRest: RestPlugin = (app, caller, { services }) => {
  const route = calls('admin.figures.get', 'The figures of a span of days, for a spreadsheet', {
    file: 'text/csv',
  });
  app.get('/admin/figures.csv', route, async (request, reply) => {
    const { data, error } = FiguresInput.safeParse({
      preset: queryText(request, 'preset'),
      from: queryText(request, 'from'),
      to: queryText(request, 'to'),
    });
    if (error) throw invalid(error.issues[0]?.message ?? 'These are no days');
    const figures = await caller(request, reply).admin.figures.get(data);
    const dialect = dialectOf(await services.community.get());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment')
      .send(toSpreadsheet([headOf(figures), ...linesOf(figures)], dialect));
  });
};

/** What a label belongs to where it does not say it itself. */
const SECTIONS: Partial<Record<FigureName, 'introductions' | 'orders'>> = {
  introductionsMade: 'introductions',
  introductionsAccepted: 'introductions',
  introductionsClosed: 'introductions',
  introductionsCompleted: 'introductions',
  introductionValue: 'introductions',
  ordersPlaced: 'orders',
  ordersCompleted: 'orders',
  orderValue: 'orders',
};

const nameOf = ({ from, to }: Figures['span']) => translated(figuresCsvMessages).span(from, to);

function headOf({ span, before }: Figures) {
  const { figure, currency, definition } = translated(figuresCsvMessages);
  return [figure, nameOf(span), nameOf(before), currency, definition];
}

function linesOf(figures: Figures): Line[] {
  const { counts, introductionValue, orderValue, activeByMonth, industries, towns } = figures;
  const lines = Figure.options.map((figure) => lineOf(figure, '', counts[figure]));
  lines.push(
    ...amountLines('introductionValue', introductionValue),
    ...amountLines('orderValue', orderValue),
  );
  for (const { month, ...pair } of activeByMonth) lines.push(lineOf('active', month, pair));
  for (const { name, ...pair } of industries) lines.push(lineOf('industries', name, pair));
  for (const { name, ...pair } of towns) lines.push(lineOf('towns', name, pair));
  return lines;
}

function lineOf(figure: FigureName, detail: string, { now, before }: Pair<number>): Line {
  const { label, definition } = translated(FIGURE_TEXTS)[figure];
  const messages = translated(figuresCsvMessages);
  const section = SECTIONS[figure];
  const name = section ? messages[section](label) : label;
  return [detail ? messages.detail(name, detail) : name, now, before, null, definition];
}

/** A line for each currency, in whole units with decimals. */
function amountLines(figure: FigureName, { now, before }: Pair<Amounts>): Line[] {
  const currencies = new Set([...now, ...before].map(({ currency }) => currency));
  return [...currencies].map((currency) => {
    const [name, , , , definition] = lineOf(figure, '', { now: 0, before: 0 });
    return [name, sumIn(now, currency), sumIn(before, currency), currency, definition];
  });
}

const sumIn = (amounts: Amounts, currency: string) =>
  (amounts.find((amount) => amount.currency === currency)?.hundredths ?? 0) / 100;
