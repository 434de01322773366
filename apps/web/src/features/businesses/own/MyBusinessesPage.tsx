import { Button, Container, Text } from '@mantine/core';
import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Query } from '../../../ui/Query.tsx';
import { BusinessChips } from './BusinessChips.tsx';
import classes from './MyBusinessesPage.module.css';
import { OwnBusinessCard } from './OwnBusinessCard.tsx';
import { OwnerTasks } from './OwnerTasks.tsx';
import { ownMessages as messages } from './own.messages.ts';

/** The home of a member who owns businesses: what needs them, and how each listing does. */
export function MyBusinessesPage() {
  // What visitors do arrives in no event, so each look is a new one.
  const query = trpc.businesses.own.get.useQuery(undefined, { refetchOnMount: 'always' });
  const chosen = useSearchParam('business');
  const add = (
    <Button component={Link} to={paths.newBusiness()} leftSection={<IconPlus size={18} aria-hidden />}>
      {messages.add}
    </Button>
  );
  return (
    <Container size="lg" py="xl">
      <PageHead title={messages.title} description={messages.description} noIndex />
      <PageHeader
        title={messages.title}
        description={messages.description}
        // While there are none, the empty state offers it.
        actions={query.data?.businesses.length ? add : undefined}
      />
      <Query
        query={query}
        skeleton={<CardListSkeleton label={messages.loading} count={3} />}
        failed={messages.failed}
      >
        {({ businesses, tasks }) => {
          if (businesses.length === 0)
            return (
              <EmptyState icon={IconBuildingStore} title={messages.empty.title} action={add}>
                {messages.empty.text}
              </EmptyState>
            );
          const one = businesses.find(({ slug }) => slug === chosen.value);
          const shown = one ? [one] : businesses;
          return (
            <>
              {businesses.length > 1 && (
                <BusinessChips businesses={businesses} tasks={tasks} chosen={one?.slug} onChoose={chosen} />
              )}
              <div className={classes.columns}>
                <OwnerTasks businesses={shown} tasks={tasks} />
                <div className={classes.cards}>
                  {shown.map((business) => (
                    <OwnBusinessCard key={business.id} business={business} />
                  ))}
                  <Text size="sm" c="dimmed">
                    {messages.figures}
                  </Text>
                </div>
              </div>
            </>
          );
        }}
      </Query>
    </Container>
  );
}
