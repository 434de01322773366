import { Text } from '@mantine/core';
import type { Outputs } from '../lib/trpc.ts';
import classes from './MatchStrength.module.css';
import { uiMessages } from './ui.messages.ts';

type Strength = NonNullable<Outputs['dashboard']['recommendations']['items'][number]['strength']>;

const BARS = ['possible', 'good', 'strong'] as const;

/** How well two members match, in a word, with as many of three bars filled. */
export function MatchStrength({ strength }: { strength: Strength }) {
  const filled = BARS.indexOf(strength);
  return (
    <Text component="span" size="sm" fw={600} className={classes.root ?? ''} data-strength={strength}>
      <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true" focusable="false">
        {BARS.map((bar, index) => (
          <rect
            key={bar}
            x={index * 6}
            y={9 - index * 4.5}
            width="4"
            height={5 + index * 4.5}
            rx="1"
            className={index <= filled ? classes.filled : classes.bar}
          />
        ))}
      </svg>
      {uiMessages.match.strength[strength]}
    </Text>
  );
}
