import { AdminCreateBusinessInput } from '@guildhall/api/business-admin/schema';
import { type FormErrors, useForm } from '@mantine/form';
import { trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { businessesMessages } from '../../businesses/businesses.messages.ts';
import type { ShowIssues } from '../../businesses/form/BusinessForm.tsx';
import { type BusinessFormValues, toBusinessFields } from '../../businesses/form/business.form.ts';
import type { AdminBusiness } from './businesses.hooks.ts';

const { created, updated } = businessesMessages.form;
const OWNER_PRESET = 3;

export type Marks = { ownerId: string; isActive: boolean; isVerified: boolean; isFeatured: boolean };

const validateMarks = validateWith(
  AdminCreateBusinessInput.pick({ ownerId: true, isActive: true, isVerified: true, isFeatured: true }),
);

const toFields = ({ ownerId, ...marks }: Marks) => ({
  ...marks,
  ownerId: Number(ownerId.trim() || Number.NaN),
});

/** What only administrators decide about a business, as a form beside the owner's one. */
export function useMarks(business: AdminBusiness | null) {
  return useForm<Marks>({
    mode: 'uncontrolled',
    initialValues: {
      ownerId: String(business?.ownerId ?? OWNER_PRESET),
      isActive: business?.isActive ?? true,
      isVerified: business?.isVerified ?? false,
      isFeatured: business?.isFeatured ?? false,
    },
    validate: (values): FormErrors => validateMarks(toFields(values)),
  });
}

type MarksForm = ReturnType<typeof useMarks>;
const fail = (description: string) => toast({ title: 'Error', description, destructive: true });

/** Lists a business in its owner's name. */
export function useCreateBusiness(marks: MarksForm, onDone: () => void) {
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
        { ...toBusinessFields(values), ...toFields(marks.getValues()) },
        {
          onError(error) {
            showIssues(error);
            marks.setErrors(formIssues(error));
            fail('Failed to create business');
          },
        },
      ),
  };
}

/** Saves everything about a business. */
export function useUpdateBusiness(business: AdminBusiness | null, marks: MarksForm, onDone: () => void) {
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
      fail('No business selected');
      return;
    }
    const { id, version } = business;
    update.mutate(
      { id, expectedVersion: version, ...toBusinessFields(values), ...toFields(marks.getValues()) },
      {
        onError(error) {
          showIssues(error);
          marks.setErrors(formIssues(error));
          fail('Failed to update business');
        },
      },
    );
  };
  const refusal = update.error?.data?.httpStatus === 409 ? update.error.message : null;
  return { isBusy: update.isPending, refusal, submit };
}
