import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { shownText } from '../mentions/shown-text.ts';
import { opportunityHintMessages as messages } from './opportunity-hint.messages.ts';

/** Leads from a post about work to the form that members can apply to, with what is written so far. */
export function OpportunityHint({ content }: { content: string }) {
  const isAreaOn = useIsAreaOn();
  if (!isAreaOn('opportunities')) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {messages.text}{' '}
      <Anchor
        component={Link}
        to={paths.opportunities()}
        state={{ describe: shownText(content).text.trim() }}
        fz="inherit"
      >
        {messages.action}
      </Anchor>
    </Text>
  );
}
