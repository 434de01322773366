import { Button, Group, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { WriteReviewInput } from '@guildhall/api/business-reviews/schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { trpc } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { StarInput } from '../../../ui/StarInput.tsx';
import { toast } from '../../../lib/toast.ts';
import type { Review } from '../businesses.types.ts';
import { reviewsMessages } from './reviews.messages.ts';

const validate = validateWith(WriteReviewInput.omit({ businessId: true, isFirst: true }));

type Props = { businessId: number; own: Review | null; onDone: () => void };

/** Stars, and words for who wants to add some. */
export function ReviewForm({ businessId, own, onDone }: Props) {
  const form = useForm({
    initialValues: { rating: own?.rating ?? 0, title: own?.title ?? '', comment: own?.comment ?? '' },
    validate,
  });
  const utils = trpc.useUtils();
  const write = trpc.businesses.reviews.write.useMutation({
    onSuccess() {
      onDone();
      toast(reviewsMessages.saved);
    },
    onError(error) {
      // Written in another window meanwhile: the next attempt replaces it knowingly.
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
      noValidate
      onSubmit={form.onSubmit(
        (values) => write.mutate({ businessId, ...values, isFirst: own === null }),
        focusInvalid(form),
      )}
    >
      <Stack gap="sm">
        <StarInput
          legend={rating}
          value={form.values.rating}
          onChange={(value) => form.setFieldValue('rating', value)}
          error={form.errors['rating']}
        />
        <TextInput label={title} description="Optional" {...form.getInputProps('title')} />
        <Textarea
          label={comment}
          description="Optional"
          minRows={3}
          placeholder={placeholder}
          {...form.getInputProps('comment')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={write.isPending}>
            {own ? save : submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
