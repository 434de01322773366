import { Title } from '@mantine/core';
import { ATTENDANCE_TEXTS } from '@guildhall/api/chapters/events/figures/figure-texts.messages';
import { type ReactNode, useId } from 'react';
import classes from './AttendanceTable.module.css';

export type Figure = keyof typeof ATTENDANCE_TEXTS;
/** A line of figures; one that nobody knows is a dash. */
export type AttendanceRow = { key: string; head: ReactNode; counts: Partial<Record<Figure, number>> };

type Props = {
  title: string;
  /** What the rows are. */
  head: string;
  figures: readonly Figure[];
  rows: AttendanceRow[];
  total?: AttendanceRow;
};

/** Figures of attendance, a line for each date or person. On a phone each line is a block with its own labels. */
export function AttendanceTable({ title, head, figures, rows, total }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {title}
      </Title>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {ATTENDANCE_TEXTS[figure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} figures={figures} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} figures={figures} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ row: { head, counts }, figures }: { row: AttendanceRow; figures: readonly Figure[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {figures.map((figure) => (
        <td key={figure} data-label={ATTENDANCE_TEXTS[figure].label}>
          {counts[figure] ?? '–'}
        </td>
      ))}
    </tr>
  );
}
