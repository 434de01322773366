import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ProfileHints } from './ProfileHints.tsx';
import { RecommendationItem } from './RecommendationItem.tsx';
import classes from './RecommendationsCard.module.css';
import { dashboardMessages } from './dashboard.messages.ts';

const { recommendations: messages } = dashboardMessages;

export function RecommendationsCard() {
  const dialog = useDialog();
  const { data, error, refetch } = trpc.dashboard.recommendations.useQuery();
  return (
    <Card component="section" aria-labelledby="recommendations-title">
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3" id="recommendations-title">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.text}
          </Text>
        </div>
        {!data && !error && <CardListSkeleton label={messages.loading} />}
        {error && (
          <ErrorState title={messages.failed} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            title={messages.empty.title}
            headingOrder={3}
            action={<Button onClick={() => dialog.show('edit-profile')}>{messages.empty.action}</Button>}
          >
            {messages.empty.text}
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
        {data && <ProfileHints hints={data.raise} />}
      </Stack>
    </Card>
  );
}
