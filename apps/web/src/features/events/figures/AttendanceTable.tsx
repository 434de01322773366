import { Title } from '@mantine/core';
import { ATTENDANCE_TEXTS } from '@guildhall/api/chapters/events/figures/figure-texts.policy';
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

/** Figures of attendance, a line for each date or person. It scrolls sideways where it is too wide. */
export function AttendanceTable({ title, head, figures, rows, total }: Props) {
  const id = useId();
  return (
    <div>
      <Title order={2} size="h4" id={id} mb="xs">
        {title}
      </Title>
      {/* A region that scrolls has to be in reach of the keyboard. */}
      <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
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
      </div>
    </div>
  );
}

function Row({ row: { head, counts }, figures }: { row: AttendanceRow; figures: readonly Figure[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {figures.map((figure) => (
        <td key={figure}>{counts[figure] ?? '–'}</td>
      ))}
    </tr>
  );
}
