import { Card, Title } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function RecentOpportunitiesCard() {
  return (
    <Card component="section" aria-labelledby="recent-opportunities-title">
      <Title order={2} size="h3" id="recent-opportunities-title">
        Recent Opportunities
      </Title>
      <EmptyState title="No opportunities yet" headingOrder={3}>
        Open opportunities of other members that fit you will stand here.
      </EmptyState>
    </Card>
  );
}
