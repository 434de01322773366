import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { shortDate } from '../../lib/dates.ts';
import { dashboardMessages } from './dashboard.messages.ts';

type Props = { points: { day: string; value: number }[]; height: number };

const { growth: messages } = dashboardMessages;

/** The number of connections per day, with a table of the same numbers for screen readers. */
export function GrowthChart({ points, height }: Props) {
  const data = points.map(({ day, value }) => ({ day: shortDate(day), [messages.series]: value }));
  return (
    <>
      <div aria-hidden="true">
        <AreaChart
          h={height}
          data={data}
          dataKey="day"
          series={[{ name: messages.series, color: 'forest.5' }]}
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
          <caption>{messages.caption}</caption>
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
