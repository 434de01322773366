import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { shortDate } from '../../lib/dates.ts';

type Props = { points: { day: string; value: number }[]; height: number };

/** The size of the network day by day; the same figures stand in a table for readers who do not see the chart. */
export function GrowthChart({ points, height }: Props) {
  const data = points.map(({ day, value }) => ({ day: shortDate(day), Connections: value }));
  return (
    <>
      <div aria-hidden="true">
        <AreaChart
          h={height}
          data={data}
          dataKey="day"
          series={[{ name: 'Connections', color: 'forest.5' }]}
          areaChartProps={{ accessibilityLayer: false }}
          curveType="monotone"
          withDots={false}
          gridAxis="none"
          tickLine="none"
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 48 }}
          yAxisProps={{ width: 28, allowDecimals: false }}
        />
      </div>
      <VisuallyHidden>
        <table>
          <caption>Connections at the end of each day</caption>
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
