import { AreaChart } from '@mantine/charts';
import { VisuallyHidden } from '@mantine/core';
import { useFormats } from '../lib/formats.ts';

type Props = {
  /** Oldest first. */
  points: { day: string; value: number }[];
  /** What is counted. */
  series: string;
  caption: string;
  height: number;
};

/** A number per day, with a table of the same numbers for screen readers. Loaded lazily: the library is large. */
export function DayChart({ points, series, caption, height }: Props) {
  const { shortDate } = useFormats();
  const data = points.map(({ day, value }) => ({ day: shortDate(day), [series]: value }));
  return (
    <>
      <div aria-hidden="true">
        <AreaChart
          h={height}
          data={data}
          dataKey="day"
          series={[{ name: series, color: 'forest.5' }]}
          // Room for the highest number, which would otherwise be moved down over the next one.
          areaChartProps={{ accessibilityLayer: false, margin: { top: 10, right: 5, bottom: 5, left: 5 } }}
          // Not smoothed: between two days nothing was counted.
          curveType="linear"
          withDots={false}
          gridAxis="none"
          tickLine="none"
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 48 }}
          yAxisProps={{ width: 28, allowDecimals: false }}
        />
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {points.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
