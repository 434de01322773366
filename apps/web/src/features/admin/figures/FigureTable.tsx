import { Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './FigureTable.module.css';
import { figuresMessages } from './figures.messages.ts';

const { sheet: messages } = figuresMessages;

/** What one span counted; several lines for amounts of several currencies. */
export type Cell = { lines: string[]; to: string | null };
export type FigureRow = {
  key: string;
  label: string;
  hint?: string;
  definition?: string;
  now: Cell;
  before: Cell;
};
type Props = {
  title: string;
  heads: { now: string; before: string };
  rows: FigureRow[];
  /** Instead of rows. */
  empty?: string;
  /** What all rows have in common. */
  definition?: string;
};

/** Figures of a span beside those of a year before; each leads to what it counts. */
export function FigureTable({ title, heads, rows, empty, definition }: Props) {
  return (
    <section className={classes.root}>
      <table className={classes.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.figure}</VisuallyHidden>
            </th>
            <th scope="col">{heads.now}</th>
            <th scope="col">{heads.before}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.label} {row.hint && <span className={classes.hint}>{row.hint}</span>}{' '}
                {row.definition && <span className={classes.definition}>{row.definition}</span>}
              </th>
              {[row.now, row.before].map((cell, index) => (
                <td key={index === 0 ? heads.now : heads.before}>
                  <FigureCell label={row.label} cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Text c="dimmed">{empty}</Text>}
      {definition && <p className={classes.definition}>{definition}</p>}
    </section>
  );
}

function FigureCell({ label, cell: { lines, to } }: { label: string; cell: Cell }) {
  const shown = lines.map((line) => (
    <span key={line} className={classes.line}>
      {line}{' '}
    </span>
  ));
  if (to === null) return shown;
  return (
    <Link to={to} className={classes.link}>
      <VisuallyHidden>{label}:</VisuallyHidden> {shown}
    </Link>
  );
}
