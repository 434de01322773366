import { Button, Modal } from '@mantine/core';
import { BusinessForm, useBusinessForm } from '../../businesses/form/BusinessForm.tsx';
import { toFormValues, useEmptyBusiness } from '../../businesses/form/business.form.ts';
import { useCreateBusiness, useAdministrationForm, useUpdateBusiness } from './business-form.hooks.ts';
import classes from './BusinessDialog.module.css';
import type { AdminBusiness } from './businesses.hooks.ts';
import { AdministrationFields } from './AdministrationFields.tsx';
import type { Draft } from '../../../lib/useStoredDraft.ts';
import { commonMessages } from '../../../lib/common.messages.ts';
import { adminMessages } from '../admin.messages.ts';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

type Props = {
  /** The business to edit; null creates one. */
  business: AdminBusiness | null;
  onClose: () => void;
};

/** The business form with the fields that only administrators set. */
export function BusinessDialog({ business, onClose }: Props) {
  const place = business ? `admin-business:${business.id}` : 'admin-business';
  const empty = useEmptyBusiness();
  const drafted = useBusinessForm(place, business ? toFormValues(business) : empty);
  const administration = useAdministrationForm(place, business);
  const draft = joinDrafts(drafted.draft, administration.draft);
  const done = () => {
    draft.clear();
    onClose();
  };
  const creation = useCreateBusiness(administration.form, done);
  const change = useUpdateBusiness(business, administration.form, done);
  const isBusy = creation.isBusy || change.isBusy;
  return (
    <Modal
      opened
      onClose={onClose}
      title={business ? messages.edit : messages.add}
      size="lg"
      classNames={{ body: classes.body ?? '' }}
    >
      <BusinessForm
        drafted={{ ...drafted, draft }}
        submitLabel={business ? adminMessages.saveChanges : messages.create}
        busyLabel={business ? messages.saving : messages.creating}
        isBusy={isBusy}
        formError={business ? change.formError : null}
        cancel={
          <Button variant="default" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
        }
        hasCategory
        extra={<AdministrationFields drafted={administration} />}
        checkExtra={() => !administration.form.validate().hasErrors}
        onSubmit={business ? change.submit : creation.submit}
      />
    </Modal>
  );
}

/** The two drafts of one dialog as one. */
function joinDrafts(first: Draft, second: Draft): Draft {
  return {
    isRestored: first.isRestored || second.isRestored,
    changes: [...first.changes, ...second.changes],
    isConflict: first.isConflict,
    version: first.version,
    isStored: first.isStored && second.isStored,
    clear() {
      first.clear();
      second.clear();
    },
    reset() {
      first.reset();
      second.reset();
    },
    resolve(winner) {
      first.resolve(winner);
      second.resolve(winner);
    },
  };
}
