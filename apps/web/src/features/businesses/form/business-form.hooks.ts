import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showEditConflict } from '../../../lib/edit-conflict.ts';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { businessFormMessages } from './business-form.messages.ts';
import type { Business } from '../businesses.types.ts';
import type { ShowIssues } from './BusinessForm.tsx';
import { type BusinessFormValues, toBusinessFields } from './business.form.ts';

const { created, createFailed, updated, updateFailed } = businessFormMessages;

/** The message of an error that the form shows itself; null for one that the generic toast covers. */
const formErrorOf = (error: ApiError | null): string | null =>
  error && [403, 404, 409, 429].includes(error.data?.httpStatus ?? 0) ? error.message : null;

/** Creates a business, once however often the form is sent, and opens its page. */
export function useCreateBusiness(onCreated: () => void) {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const navigate = useNavigate();
  const create = trpc.businesses.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(business) {
      onCreated();
      toast(created);
      void navigate(paths.business(business.slug));
    },
  });
  return {
    isBusy: create.isPending,
    formError: formErrorOf(create.error),
    submit: (values: BusinessFormValues, showIssues: ShowIssues) =>
      create.mutate(toBusinessFields(values), {
        onError(error) {
          // The form may change before the next attempt, which is then a different request.
          setKey(newIdempotencyKey());
          if (!showIssues(error) && formErrorOf(error) === null)
            toast({ ...createFailed, destructive: true });
        },
      }),
  };
}

type UpdateOptions = {
  expectedVersion: number | undefined;
  onUpdated: () => void;
  /** The business was saved elsewhere since the form was opened. */
  onConflict: (current: Business) => void;
};

/** Updates a business and opens its page. */
export function useUpdateBusiness(
  { id, slug }: Pick<Business, 'id' | 'slug'>,
  { expectedVersion, onUpdated, onConflict }: UpdateOptions,
) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const update = trpc.businesses.update.useMutation({
    onSuccess() {
      onUpdated();
      toast(updated);
      void navigate(paths.business(slug));
    },
  });
  const loadCurrent = () => utils.businesses.get.fetch({ slug }, { staleTime: 0 });
  const showError = async (error: ApiError, showIssues: ShowIssues) => {
    if (await showEditConflict(error, loadCurrent, onConflict)) update.reset();
    else if (!showIssues(error) && formErrorOf(error) === null) toast({ ...updateFailed, destructive: true });
  };
  return {
    isBusy: update.isPending,
    formError: formErrorOf(update.error),
    submit: (values: BusinessFormValues, showIssues: ShowIssues) =>
      update.mutate(
        { id, expectedVersion, ...toBusinessFields(values) },
        { onError: (error) => void showError(error, showIssues) },
      ),
  };
}
