import { Text } from '@mantine/core';
import type { Outputs } from '../../lib/trpc.ts';
import { PointsBar } from '../../ui/PointsBar.tsx';
import classes from './MatchParts.module.css';

type Part = Outputs['dashboard']['recommendations']['items'][number]['matchParts'][number];

const NAMES: Record<string, string> = {
  theyOffer: 'They offer what you seek',
  iOffer: 'You offer what they seek',
  industry: 'Industry',
  skills: 'Skills and interests',
  mutual: 'Mutual connections',
  location: 'Location',
  preferred: 'Preferred type',
  freshness: 'Freshness',
};

/** The score taken apart; the points of all parts add up to it. */
export function MatchParts({ parts }: { parts: Part[] }) {
  return (
    <ul className={classes.list}>
      {parts.map(({ key, points, max, text }) => (
        <li key={key}>
          <PointsBar label={NAMES[key] ?? key} points={points} max={max} />
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
