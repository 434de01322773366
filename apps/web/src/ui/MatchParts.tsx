import { Text } from '@mantine/core';
import type { Outputs } from '../lib/trpc.ts';
import { PointsBar } from './PointsBar.tsx';
import classes from './MatchParts.module.css';
import { uiMessages } from './ui.messages.ts';

const messages = uiMessages.match;

type Part = Outputs['dashboard']['recommendations']['items'][number]['matchParts'][number];

const LABELS: Record<Part['key'], string> = messages.parts;

/** The breakdown of a match score into its parts: what counts, with what both members wrote, or that it is
 * only similar; the rest in one line. */
export function MatchParts({ parts, percentage }: { parts: Part[]; percentage: number | null }) {
  const counted = parts.filter(({ points }) => points > 0);
  const rest = parts.filter(({ points }) => points === 0).map(({ key }) => LABELS[key]);
  return (
    <div className={classes.root}>
      {percentage !== null && (
        <Text size="sm" c="dimmed">
          {messages.percentage(percentage)}
        </Text>
      )}
      {counted.length > 0 && (
        <ul className={classes.list}>
          {counted.map(({ key, points, max, text }) => (
            <li key={key}>
              <PointsBar label={LABELS[key]} points={points} max={max} />
              {text ? (
                <Text size="sm" dir="ltr">
                  {text}
                </Text>
              ) : (
                <Text size="sm" c="dimmed">
                  {messages.similar}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <Text size="sm" c="dimmed">
          {messages.noPoints(rest)}
        </Text>
      )}
    </div>
  );
}
