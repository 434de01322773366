import { Button, Container } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { useScrollToHash } from '../../../lib/useScrollToHash.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { businessFormMessages } from './business-form.messages.ts';
import type { Business } from '../businesses.types.ts';
import { BusinessFailure } from '../page/BusinessFailure.tsx';
import { BusinessLoading } from '../page/BusinessLoading.tsx';
import { BusinessForm, useBusinessForm } from './BusinessForm.tsx';
import { toFormValues } from './business.form.ts';
import { useUpdateBusiness } from './business-form.hooks.ts';
import { commonMessages } from '../../../lib/common.messages.ts';

const messages = businessFormMessages;

/** The edit form for the owner, and an explanation for everyone else. */
export function EditBusinessPage() {
  const { slug = '' } = useParams();
  const { data: business, error, refetch } = trpc.businesses.get.useQuery({ slug });
  if (error && !business)
    return <BusinessFailure status={error.data?.httpStatus} onRetry={() => void refetch()} />;
  if (!business) return <BusinessLoading />;
  const { editTitle, owner } = messages;
  const back = (label: string) => (
    <Button component={Link} to={paths.business(slug)} variant="default">
      {label}
    </Button>
  );
  return (
    <Container size="sm" py="xl">
      <PageHead title={`${editTitle}: ${business.name}`} description={business.name} noIndex />
      {business.can.edit ? (
        <>
          <PageHeader title={editTitle} description={business.name} />
          <EditForm business={business} cancel={back(commonMessages.cancel)} />
        </>
      ) : (
        <EmptyState icon={IconBuildingStore} title={editTitle} headingOrder={1} action={back(messages.back)}>
          {owner}
        </EmptyState>
      )}
    </Container>
  );
}

type EditProps = { business: Business; cancel: ReactNode };

function EditForm({ business, cancel }: EditProps) {
  useScrollToHash();
  const { rebase, ...drafted } = useBusinessForm(
    `business:${business.id}`,
    toFormValues(business),
    business.version,
  );
  const { isBusy, formError, submit } = useUpdateBusiness(business, {
    expectedVersion: drafted.draft.version,
    onUpdated: drafted.draft.clear,
    onConflict: (current) => rebase(toFormValues(current), current.version),
  });
  return (
    <BusinessForm
      drafted={drafted}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      isBusy={isBusy}
      formError={formError}
      cancel={cancel}
      onSubmit={submit}
    />
  );
}
