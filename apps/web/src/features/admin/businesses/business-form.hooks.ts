import { AdminCreateBusinessInput } from '@guildhall/api/directory/businesses/admin/business-admin.schema';
import type { FormErrors } from '@mantine/form';
import { trpc } from '../../../lib/trpc.ts';
import { useViewer } from '../../../lib/useViewer.ts';
import { toast } from '../../../lib/toast.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { businessFormMessages } from '../../businesses/form/business-form.messages.ts';
import type { ShowIssues } from '../../businesses/form/BusinessForm.tsx';
import { type BusinessFormValues, toBusinessFields } from '../../businesses/form/business.form.ts';
import type { AdminBusiness } from './businesses.hooks.ts';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

const { created, updated } = businessFormMessages;
const DEFAULT_OWNER_ID = 3;

type Administration = { ownerId: string; isActive: boolean; isVerified: boolean; isFeatured: boolean };

const validateAdministration = validateWith(
  AdminCreateBusinessInput.pick({ ownerId: true, isActive: true, isVerified: true, isFeatured: true }),
);

const toFields = ({ ownerId, ...flags }: Administration) => ({
  ...flags,
  ownerId: Number(ownerId.trim() || Number.NaN),
});

/** The fields that only administrators set, as a form beside the owner's. */
export function useAdministrationForm(place: string, business: AdminBusiness | null) {
  const { viewer } = useViewer();
  // An editor adds businesses as their own; who looks after members names the owner.
  const firstOwnerId = viewer?.permissions.includes('members') ? DEFAULT_OWNER_ID : viewer?.id;
  return useDraftForm<Administration>(`${place}:administration`, {
    mode: 'uncontrolled',
    initialValues: {
      ownerId: String(business?.ownerId ?? firstOwnerId ?? DEFAULT_OWNER_ID),
      isActive: business?.isActive ?? true,
      isVerified: business?.isVerified ?? false,
      isFeatured: business?.isFeatured ?? false,
    },
    validate: (values): FormErrors => validateAdministration(toFields(values)),
  });
}

type AdministrationForm = ReturnType<typeof useAdministrationForm>['form'];
const fail = (message: { title: string; description: string }) => toast({ ...message, destructive: true });

/** Creates a business for its owner. */
export function useCreateBusiness(administration: AdministrationForm, onDone: () => void) {
  const utils = trpc.useUtils();
  const create = trpc.businesses.admin.create.useMutation({
    async onSuccess() {
      toast(created);
      onDone();
      await utils.admin.businesses.invalidate();
    },
  });
  return {
    isBusy: create.isPending,
    submit: (values: BusinessFormValues, showIssues: ShowIssues) =>
      create.mutate(
        { ...toBusinessFields(values), ...toFields(administration.getValues()) },
        {
          onError(error) {
            showIssues(error);
            administration.setErrors(formIssues(error));
            fail(messages.createFailed);
          },
        },
      ),
  };
}

/** Updates all fields of a business. */
export function useUpdateBusiness(
  business: AdminBusiness | null,
  administration: AdministrationForm,
  onDone: () => void,
) {
  const utils = trpc.useUtils();
  const update = trpc.businesses.admin.update.useMutation({
    async onSuccess() {
      toast(updated);
      onDone();
      await utils.admin.businesses.invalidate();
    },
  });
  const submit = (values: BusinessFormValues, showIssues: ShowIssues) => {
    if (!business) {
      fail(messages.noneSelected);
      return;
    }
    const { id, version } = business;
    update.mutate(
      { id, expectedVersion: version, ...toBusinessFields(values), ...toFields(administration.getValues()) },
      {
        onError(error) {
          showIssues(error);
          administration.setErrors(formIssues(error));
          fail(messages.updateFailed);
        },
      },
    );
  };
  const formError = update.error?.data?.httpStatus === 409 ? update.error.message : null;
  return { isBusy: update.isPending, formError, submit };
}
