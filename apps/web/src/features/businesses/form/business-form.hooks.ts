import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newIdempotencyKey } from '../../../lib/idempotency.ts';
import { paths } from '../../../lib/paths.ts';
import { type ApiError, trpc } from '../../../lib/trpc.ts';
import { toast } from '../../../lib/toast.ts';
import { businessesMessages } from '../businesses.messages.ts';
import type { Business } from '../businesses.types.ts';
import type { ShowIssues } from './BusinessForm.tsx';
import { type BusinessFormValues, toBusinessFields } from './business.form.ts';

const { created, createFailed, updated, updateFailed } = businessesMessages.form;

/** A formError in words for the reader; null for what the toast of a failure says well enough. */
const formErrorOf = (error: ApiError | null): string | null =>
  error && [403, 404, 409, 429].includes(error.data?.httpStatus ?? 0) ? error.message : null;

/** Lists a new business and leads to its page. However often it is sent, there is one. */
export function useCreateBusiness() {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const navigate = useNavigate();
  const create = trpc.businesses.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess(business) {
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
          // What was sent under this key was something else: the form has been changed since.
          setKey(newIdempotencyKey());
          if (!showIssues(error) && formErrorOf(error) === null)
            toast({ ...createFailed, destructive: true });
        },
      }),
  };
}

/** Saves what was changed and leads back to the page. */
export function useUpdateBusiness({ id, slug, version }: Pick<Business, 'id' | 'slug' | 'version'>) {
  const navigate = useNavigate();
  const update = trpc.businesses.update.useMutation({
    onSuccess() {
      toast(updated);
      void navigate(paths.business(slug));
    },
  });
  return {
    isBusy: update.isPending,
    formError: formErrorOf(update.error),
    submit: (values: BusinessFormValues, showIssues: ShowIssues) =>
      update.mutate(
        { id, expectedVersion: version, ...toBusinessFields(values) },
        {
          onError(error) {
            if (!showIssues(error) && formErrorOf(error) === null)
              toast({ ...updateFailed, destructive: true });
          },
        },
      ),
  };
}
