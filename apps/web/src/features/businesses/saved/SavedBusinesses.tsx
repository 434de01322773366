import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedItems } from '../../../ui/PagedItems.tsx';
import { BusinessGrid } from '../directory/BusinessGrid.tsx';
import { useSavedBusinesses } from './saved-businesses.hooks.ts';
import { savedBusinessesMessages as messages } from './saved-businesses.messages.ts';

/** The businesses that the member has saved, newest first. */
export function SavedBusinesses() {
  const list = useSavedBusinesses();
  return (
    <PagedItems
      query={list}
      loading={<CardListSkeleton label={messages.loading} />}
      failed={messages.failed}
      empty={
        <EmptyState
          icon={IconBookmark}
          title={messages.empty.title}
          action={
            <Button component={Link} to={paths.businesses()}>
              {messages.empty.action}
            </Button>
          }
        >
          {messages.empty.text}
        </EmptyState>
      }
    >
      {(businesses) => <BusinessGrid businesses={businesses} label={messages.label} />}
    </PagedItems>
  );
}
