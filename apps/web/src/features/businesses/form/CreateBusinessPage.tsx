import { Button, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/PageHead.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { businessFormMessages } from './business-form.messages.ts';
import { BusinessForm, useBusinessForm } from './BusinessForm.tsx';
import { useEmptyBusiness } from './business.form.ts';
import { useCreateBusiness } from './business-form.hooks.ts';
import { commonMessages } from '../../../lib/common.messages.ts';

export function CreateBusinessPage() {
  const drafted = useBusinessForm('business', useEmptyBusiness());
  const { isBusy, formError, submit } = useCreateBusiness(drafted.draft.clear);
  const { createTitle, createText, create, creating } = businessFormMessages;
  return (
    <Container size="sm" py="xl">
      <PageHead title={createTitle} description={createText} noIndex />
      <PageHeader title={createTitle} description={createText} />
      <BusinessForm
        drafted={drafted}
        submitLabel={create}
        busyLabel={creating}
        isBusy={isBusy}
        formError={formError}
        cancel={
          <Button component={Link} to={paths.businesses()} variant="default">
            {commonMessages.cancel}
          </Button>
        }
        onSubmit={submit}
      />
    </Container>
  );
}
