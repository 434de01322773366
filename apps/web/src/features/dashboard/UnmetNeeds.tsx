import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;

/** What the viewer looks for and nobody here offers yet, with a way to ask everybody. */
export function UnmetNeeds({ needs }: { needs: readonly string[] }) {
  if (needs.length === 0) return null;
  return (
    <div>
      {needs.map((need) => (
        <Text key={need} size="sm" c="dimmed" dir="auto">
          {messages.unmet(need)}
        </Text>
      ))}
      <Anchor component={Link} to={paths.feed()} size="sm">
        {messages.ask}
      </Anchor>
    </div>
  );
}
