import { Card, Text, Title } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Understood } from './Understood.tsx';
import { understoodMessages as messages } from './understood.messages.ts';

type Props = {
  member: CurrentUser;
  /** Asks for what the profile does not say; not while the page asks for it elsewhere. */
  asks: boolean;
};

/** On the dashboard: how the member's profile was read, or the questions that would tell most. */
export function UnderstoodCard({ member, asks }: Props) {
  const { data, error, refetch } = trpc.profile.understood.useQuery();
  const isEmpty = data !== undefined && Object.values(data).every((statements) => statements.length === 0);
  const { title, text } = isEmpty ? messages.empty : messages;
  return (
    <Card component="section" aria-labelledby="understood-title">
      <Title order={2} size="h3" id="understood-title">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {text}
      </Text>
      {!data && !error && <CardListSkeleton label={messages.loading} />}
      {error && (
        <ErrorState title={messages.failed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && <Understood read={data} member={member} asks={asks} />}
    </Card>
  );
}
