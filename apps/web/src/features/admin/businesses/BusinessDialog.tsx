import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { BusinessForm } from '../../businesses/form/BusinessForm.tsx';
import { EMPTY_BUSINESS, toFormValues } from '../../businesses/form/business.form.ts';
import { useCreateBusiness, useAdministrationForm, useUpdateBusiness } from './business-form.hooks.ts';
import classes from './BusinessDialog.module.css';
import type { AdminBusiness } from './businesses.hooks.ts';
import { AdministrationFields } from './AdministrationFields.tsx';
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
  const administration = useAdministrationForm(business);
  const creation = useCreateBusiness(administration, onClose);
  const change = useUpdateBusiness(business, administration, onClose);
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
        initial={business ? toFormValues(business) : EMPTY_BUSINESS}
        submitLabel={business ? adminMessages.saveChanges : messages.create}
        busyLabel={business ? messages.saving : messages.creating}
        isBusy={isBusy}
        formError={business ? change.formError : null}
        cancel={
          <Button variant="default" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
        }
        extra={<AdministrationFields form={administration} />}
        checkExtra={() => !administration.validate().hasErrors}
        onSubmit={business ? change.submit : creation.submit}
      />
    </Modal>
  );
}
