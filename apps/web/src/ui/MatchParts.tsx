import { DIRECTION } from '../lib/locale.ts';
import { Text } from '@mantine/core';
import type { Outputs } from '../lib/trpc.ts';
import { PointsBar } from './PointsBar.tsx';
import classes from './MatchParts.module.css';
import { uiMessages } from './ui.messages.ts';

const messages = uiMessages.match;

type Part = Outputs['dashboard']['recommendations']['items'][number]['matchParts'][number];

const LABELS: Record<Part['key'], string> = messages.parts;

/**
 * The breakdown of a match score into its parts: what counts, with what both members wrote; then one part for words
 * that are only alike, which claims nothing; the rest in one line.
 */
export function MatchParts({ parts, percentage }: { parts: Part[]; percentage: number | null }) {
  const counted = parts.filter(({ points, text }) => points > 0 && text);
  const alike = parts.filter(({ points, text }) => points > 0 && !text);
  const sum = (each: 'points' | 'max') => alike.reduce((total, part) => total + part[each], 0);
  const rest = parts.filter(({ points }) => points === 0).map(({ key }) => LABELS[key]);
  return (
    <div className={classes.root}>
      {percentage !== null && (
        <Text size="sm" c="dimmed">
          {messages.percentage(percentage)}
        </Text>
      )}
      {counted.length + alike.length > 0 && (
        <ul className={classes.list}>
          {counted.map(({ key, points, max, text }) => (
            <li key={key}>
              <PointsBar label={LABELS[key]} points={points} max={max} />
              <Text size="sm" dir={DIRECTION}>
                {text}
              </Text>
            </li>
          ))}
          {alike.length > 0 && (
            <li>
              <PointsBar label={messages.similar} points={sum('points')} max={sum('max')} />
              <Text size="sm" c="dimmed">
                {messages.similarHint}
              </Text>
            </li>
          )}
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
