import { Text } from '@mantine/core';
import type { Outputs } from '../../lib/trpc.ts';
import { PointsBar } from '../../ui/PointsBar.tsx';
import classes from './MatchParts.module.css';
import { networkMessages } from './network.messages.ts';

type Part = Outputs['dashboard']['recommendations']['items'][number]['matchParts'][number];

const LABELS: Record<Part['key'], string> = networkMessages.parts;

/** The breakdown of a match score into its parts. */
export function MatchParts({ parts }: { parts: Part[] }) {
  return (
    <ul className={classes.list}>
      {parts.map(({ key, points, max, text }) => (
        <li key={key}>
          <PointsBar label={LABELS[key]} points={points} max={max} />
          {text && (
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
