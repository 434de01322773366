import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { BusinessGrid } from '../directory/BusinessGrid.tsx';
import { useFavourites } from './favourites.hooks.ts';

/** The businesses that the member has saved, the last one first. */
export function FavouriteBusinesses() {
  const list = useFavourites();
  if (list.isPending) return <CardListSkeleton label="Loading saved businesses..." />;
  if (list.isError) {
    return (
      <ErrorState title="Your saved businesses could not be loaded" onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const businesses = list.data.pages.flatMap(({ items }) => items);
  if (businesses.length === 0) {
    return (
      <EmptyState
        title="No saved businesses yet"
        action={
          <Button component={Link} to={paths.businesses()}>
            Browse the directory
          </Button>
        }
      >
        Save a business on its page, and you will find it here again.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <BusinessGrid businesses={businesses} label="Saved businesses" />
      <LoadMore list={list} />
    </Stack>
  );
}
