import { Container } from '@mantine/core';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { PageHead } from '../../../lib/PageHead.tsx';
import { useSite } from '../../../lib/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { BusinessFailure } from './BusinessFailure.tsx';
import { businessHead } from './business-head.ts';
import { BusinessHeader } from './BusinessHeader.tsx';
import { BusinessLoading } from './BusinessLoading.tsx';
import classes from './BusinessPage.module.css';
import { BusinessSidebar } from './BusinessSidebar.tsx';
import { BusinessTabs } from './BusinessTabs.tsx';

// For the owner and administrators.
const NotPublicNote = lazyChunk(() =>
  import('./NotPublicNote.tsx').then((module) => ({ default: module.NotPublicNote })),
);

const OwnerActivity = lazyChunk(() =>
  import('../activity/OwnerActivity.tsx').then((module) => ({ default: module.OwnerActivity })),
);

const InvitationsCard = lazyChunk(() =>
  import('../team/InvitationsCard.tsx').then((module) => ({ default: module.InvitationsCard })),
);

/** The page of a business. */
export function BusinessPage() {
  const site = useSite();
  const { slug = '' } = useParams();
  const { viewer } = useViewer();
  const { data: business, error, refetch } = trpc.businesses.get.useQuery({ slug });
  if (error && !business)
    return <BusinessFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  if (!business) return <BusinessLoading />;
  return (
    <>
      <PageHead {...businessHead(business, site)} />
      <BusinessHeader business={business} />
      <Container size="lg">
        {business.notPublic && (
          <Suspense>
            <NotPublicNote business={business} />
          </Suspense>
        )}
        {business.can.seeActivity && (
          <Suspense>
            <OwnerActivity business={business} />
          </Suspense>
        )}
        {viewer && (
          <Suspense>
            <InvitationsCard businessId={business.id} mt="lg" />
          </Suspense>
        )}
        <div className={classes.columns}>
          <BusinessTabs business={business} />
          <BusinessSidebar business={business} isSignedIn={viewer !== null} />
        </div>
      </Container>
    </>
  );
}

export { BusinessFailure };
