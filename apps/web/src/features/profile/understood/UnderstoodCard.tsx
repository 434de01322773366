import { Card, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { CurrentUser } from '../../../lib/useViewer.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { Query } from '../../../ui/Query.tsx';
import { understoodMessages as messages } from './understood.messages.ts';

// Comes while the skeleton of its data is shown.
const Understood = lazyChunk(() =>
  import('./Understood.tsx').then((module) => ({ default: module.Understood })),
);

const skeleton = <CardListSkeleton label={messages.loading} />;

type Props = {
  member: CurrentUser;
  /** Asks for what the profile does not say; not while the page asks for it elsewhere. */
  asks: boolean;
};

/** On the dashboard: how the member's profile was read, or the questions that would tell most. */
export function UnderstoodCard({ member, asks }: Props) {
  const query = trpc.profile.understood.useQuery();
  const isEmpty =
    query.data !== undefined && Object.values(query.data).every((statements) => statements.length === 0);
  const { title, text } = isEmpty ? messages.empty : messages;
  return (
    <Card component="section" aria-labelledby="understood-title">
      <Title order={2} size="h3" id="understood-title">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {text}
      </Text>
      <Query query={query} skeleton={skeleton} failed={messages.failed}>
        {(data) => (
          <Suspense fallback={skeleton}>
            <Understood read={data} member={member} asks={asks} />
          </Suspense>
        )}
      </Query>
    </Card>
  );
}
