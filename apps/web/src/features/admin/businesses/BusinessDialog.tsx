import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { BusinessForm } from '../../businesses/form/BusinessForm.tsx';
import { EMPTY_BUSINESS, toFormValues } from '../../businesses/form/business.form.ts';
import { useCreateBusiness, useMarks, useUpdateBusiness } from './business-form.hooks.ts';
import classes from './BusinessDialog.module.css';
import type { AdminBusiness } from './businesses.hooks.ts';
import { MarksFields } from './MarksFields.tsx';

type Props = {
  /** What is edited; null makes a new one. */
  business: AdminBusiness | null;
  onClose: () => void;
};

/** The business form as administrators have it. */
export function BusinessDialog({ business, onClose }: Props) {
  const marks = useMarks(business);
  const creation = useCreateBusiness(marks, onClose);
  const change = useUpdateBusiness(business, marks, onClose);
  const isBusy = creation.isBusy || change.isBusy;
  return (
    <Modal
      opened
      onClose={onClose}
      title={business ? 'Edit Business' : 'Add Business'}
      size="lg"
      classNames={{ body: classes.body ?? '' }}
    >
      <BusinessForm
        initial={business ? toFormValues(business) : EMPTY_BUSINESS}
        submitLabel={business ? 'Save Changes' : 'Create Business'}
        busyLabel={business ? 'Saving...' : 'Creating...'}
        isBusy={isBusy}
        refusal={business ? change.refusal : null}
        cancel={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
        extra={<MarksFields form={marks} />}
        checkExtra={() => !marks.validate().hasErrors}
        onSubmit={business ? change.submit : creation.submit}
      />
    </Modal>
  );
}
