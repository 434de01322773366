import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RaiseHints } from './RaiseHints.tsx';
import { RecommendationItem } from './RecommendationItem.tsx';
import classes from './RecommendationsCard.module.css';

export function RecommendationsCard() {
  const dialog = useDialog();
  const { data, error, refetch } = trpc.dashboard.recommendations.useQuery();
  return (
    <Card component="section" aria-labelledby="recommendations-title">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3" id="recommendations-title">
            AI Recommendations
          </Title>
          <Text size="sm" c="dimmed">
            Members worth meeting, and why.
          </Text>
        </div>
        {!data && !error && <CardListSkeleton label="Loading recommendations..." />}
        {error && (
          <ErrorState title="Recommendations could not be loaded" onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            title="No recommendations yet"
            headingOrder={3}
            action={<Button onClick={() => dialog.show('edit-profile')}>Say what you are looking for</Button>}
          >
            Tell us what you offer and what you need; we will suggest members as soon as there is a fit.
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <ul className={classes.list}>
            {data.items.map((member) => (
              <li key={member.id}>
                <RecommendationItem member={member} />
              </li>
            ))}
          </ul>
        )}
        {data && <RaiseHints hints={data.raise} />}
      </Stack>
    </Card>
  );
}
