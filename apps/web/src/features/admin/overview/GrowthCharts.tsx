import { BarChart } from '@mantine/charts';
import { Text, VisuallyHidden } from '@mantine/core';
import { useFormats } from '../../../lib/formats.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import classes from './GrowthCharts.module.css';
import { overviewMessages } from './overview.messages.ts';

const { growth: messages } = overviewMessages;

type Props = { days: Outputs['admin']['growth']; height: number };

const SERIES = [
  { name: 'members', label: messages.members, color: 'forest.5' },
  { name: 'posts', label: messages.posts, color: 'brass.5' },
  { name: 'connections', label: messages.connections, color: 'indigo.5' },
  { name: 'referrals', label: messages.referrals, color: 'grape.5' },
] as const;

/** A chart each for members, posts, connections and referrals per day, with a table for screen readers. */
export function GrowthCharts({ days, height }: Props) {
  const { shortDate } = useFormats();
  const data = days.map(({ day, ...counts }) => ({ day: shortDate(day), ...counts }));
  return (
    <>
      <div className={classes.grid} aria-hidden="true">
        {SERIES.map(({ name, label, color }) => (
          <div key={name}>
            <Text fw={600} size="sm" mb={4}>
              {label}
              <Text span c="dimmed" size="sm" fw={400}>
                {' '}
                · {messages.total(days.reduce((sum, day) => sum + day[name], 0))}
              </Text>
            </Text>
            <BarChart
              h={height}
              data={data}
              dataKey="day"
              series={[{ name, label, color }]}
              barChartProps={{ accessibilityLayer: false, margin: { top: 8 } }}
              gridAxis="none"
              tickLine="none"
              xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 40 }}
              yAxisProps={{ width: 28, allowDecimals: false }}
            />
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{messages.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {SERIES.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                {SERIES.map(({ name }) => (
                  <td key={name}>{day[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
