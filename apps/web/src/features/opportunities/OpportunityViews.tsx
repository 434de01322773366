import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import type { OpportunityView } from './opportunity-filter.ts';

const messages = opportunitiesPageMessages.views;

const VIEWS = ['all', 'yours', 'applied'] as const satisfies OpportunityView[];

/** Leads to all open opportunities, the member's own, and what they applied to. */
export function OpportunityViews({ view }: { view: OpportunityView }) {
  return (
    <Group component="nav" gap={8} aria-label={messages.label}>
      {VIEWS.map((each) => (
        <Button
          key={each}
          component={Link}
          to={paths.opportunities({ show: each === 'all' ? undefined : each })}
          preventScrollReset
          size="sm"
          variant={each === view ? 'light' : 'subtle'}
          {...(each === view ? { 'aria-current': 'page' } : { color: 'gray' })}
        >
          {messages[each]}
        </Button>
      ))}
    </Group>
  );
}
