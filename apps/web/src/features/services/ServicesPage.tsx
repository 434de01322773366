import { Button, Container, Stack } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { consolePaths } from '../../lib/console-paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { Query } from '../../ui/Query.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { MyOrders } from '../orders/MyOrders.tsx';
import { MyOrdersLink } from '../orders/MyOrdersLink.tsx';
import { ProvidedBy } from '../orders/ProvidedBy.tsx';
import classes from './ServicesPage.module.css';
import { ServicesSkeleton } from './ServicesSkeleton.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import { shopWords } from './shop-words.ts';
import { servicesMessages as messages } from './services.messages.ts';

const OrderDialog = lazyChunk(() =>
  import('../orders/OrderDialog.tsx').then((module) => ({ default: module.OrderDialog })),
);

/** The shop: the services with their prices, and behind them the viewer's own orders. */
export function ServicesPage() {
  const { viewer } = useViewer();
  const words = shopWords(trpc.site.config.useQuery().data?.community);
  const query = trpc.services.list.useQuery();
  const ordering = useSearchParam('order');
  const ordered = query.data?.find(({ id }) => String(id) === ordering.value);

  return (
    <Container size="lg" className={classes.page ?? ''}>
      <PageHead {...words} />
      <PageHeader {...words} actions={viewer && <MyOrdersLink />} />
      <Stack gap="xl">
        <Query query={query} skeleton={<ServicesSkeleton />} failed={messages.failed}>
          {(services) =>
            services.length === 0 ? (
              <EmptyState
                icon={IconTool}
                title={messages.none.title}
                {...(viewer?.permissions.includes('orders') && {
                  action: (
                    <Button component={Link} to={consolePaths.services()}>
                      {messages.none.add}
                    </Button>
                  ),
                })}
              >
                {messages.none.text}
              </EmptyState>
            ) : (
              <ServiceTabs
                services={services}
                isSignedIn={viewer !== null}
                onOrder={(service) => ordering.set(String(service.id))}
              />
            )
          }
        </Query>
        {viewer && <MyOrders />}
        <ProvidedBy />
        <WhyChoose />
      </Stack>
      {viewer && ordered && (
        <Suspense>
          <OrderDialog key={ordered.id} service={ordered} onClose={ordering.clear} />
        </Suspense>
      )}
    </Container>
  );
}
