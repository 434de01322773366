import { Stack, TextInput, Textarea } from '@mantine/core';
import { WriteReviewInput } from '@guildhall/api/directory/businesses/reviews/reviews.schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { StarInput } from '../../../ui/StarInput.tsx';
import { toast } from '../../../lib/toast.ts';
import type { Review } from '../businesses.types.ts';
import { reviewsMessages } from './reviews.messages.ts';
import { FormActions } from '../../../ui/FormActions.tsx';

const validate = validateWith(WriteReviewInput.omit({ businessId: true, isFirst: true }));

type Props = { businessId: number; own: Review | null; onDone: () => void };

/** Stars, with an optional title and comment. */
export function ReviewForm({ businessId, own, onDone }: Props) {
  const { form, formKey, draft } = useDraftForm(`review:${businessId}`, {
    initialValues: { rating: own?.rating ?? 0, title: own?.title ?? '', comment: own?.comment ?? '' },
    validate,
  });
  const utils = trpc.useUtils();
  const write = trpc.businesses.reviews.write.useMutation({
    onSuccess() {
      draft.clear();
      onDone();
      toast(reviewsMessages.saved);
    },
    onError(error) {
      // Already reviewed in another tab: the refetch turns the next attempt into an update.
      if (error.data?.code === 'CONFLICT') {
        form.setErrors({ comment: error.message });
        return void utils.businesses.reviews.mine.invalidate({ businessId });
      }
      const issues = formIssues(error);
      return form.setErrors(Object.keys(issues).length > 0 ? issues : { comment: error.message });
    },
  });
  const { rating, title, comment, placeholder, submit, save } = reviewsMessages.form;
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit(
        (values) => write.mutate({ businessId, ...values, isFirst: own === null }),
        focusInvalid(form),
      )}
    >
      <Stack gap="sm">
        <DraftNote draft={draft} />
        <StarInput
          legend={rating}
          value={form.values.rating}
          onChange={(value) => form.setFieldValue('rating', value)}
          error={form.errors['rating']}
        />
        <TextInput label={title} description={reviewsMessages.optional} {...form.getInputProps('title')} />
        <Textarea
          label={comment}
          description={reviewsMessages.optional}
          minRows={3}
          placeholder={placeholder}
          {...form.getInputProps('comment')}
        />
        <FormActions submit={own ? save : submit} isPending={write.isPending} onCancel={onDone} />
      </Stack>
    </form>
  );
}
