import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { BusinessGrid } from '../directory/BusinessGrid.tsx';
import { useSavedBusinesses } from './saved-businesses.hooks.ts';
import { businessesMessages } from '../businesses.messages.ts';

const { saved: messages } = businessesMessages;

/** The businesses that the member has saved, newest first. */
export function SavedBusinesses() {
  const list = useSavedBusinesses();
  if (list.isPending) return <CardListSkeleton label={messages.loading} />;
  if (list.isError) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const businesses = list.data.pages.flatMap(({ items }) => items);
  if (businesses.length === 0) {
    return (
      <EmptyState
        title={messages.empty.title}
        action={
          <Button component={Link} to={paths.businesses()}>
            {messages.empty.action}
          </Button>
        }
      >
        {messages.empty.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <BusinessGrid businesses={businesses} label={messages.label} />
      <LoadMore list={list} />
    </Stack>
  );
}
