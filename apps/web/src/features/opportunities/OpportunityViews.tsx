import { SegmentedControl } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import type { OpportunityView } from './opportunity-filter.ts';

const messages = opportunitiesPageMessages.views;

const VIEWS: { value: OpportunityView; label: string; to: () => string }[] = [
  { value: 'all', label: messages.all, to: () => paths.opportunities() },
  { value: 'yours', label: messages.yours, to: paths.ownOpportunities },
  { value: 'applied', label: messages.applied, to: paths.applications },
];

/** Switches between all open opportunities, the member's own, and what they applied to. */
export function OpportunityViews({ view }: { view: OpportunityView }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label={messages.label}
      data={VIEWS.map(({ value, label }) => ({ value, label }))}
      value={view}
      onChange={(next) => {
        const chosen = VIEWS.find(({ value }) => value === next);
        if (chosen) void navigate(chosen.to(), { preventScrollReset: true });
      }}
    />
  );
}
