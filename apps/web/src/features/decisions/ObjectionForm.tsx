import { OBJECTION_MAX } from '@guildhall/api/ground/reports/decisions.schema';
import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formIssues } from '../../lib/form-issues.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Decision, Reference } from './decisions.types.ts';
import { decisionsMessages } from './decisions.messages.ts';

const { form: messages } = decisionsMessages;

type Props = { reference: Reference; onObjected: (decision: Decision) => void };

/** Objects to a decision. */
export function ObjectionForm({ reference, onObjected }: Props) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { objection: '' } });
  const object = trpc.decisions.object.useMutation({
    meta: { skipInvalidation: true },
    onSuccess(decision) {
      toast(messages.sent);
      onObjected(decision);
    },
    onError: (error) => form.setFieldError('objection', formIssues(error)['objection'] ?? error.message),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ objection }) => object.mutate({ ...reference, objection }))}>
      <Stack gap="sm">
        <Textarea
          label={messages.label}
          description={messages.description}
          required
          autosize
          minRows={3}
          maxLength={OBJECTION_MAX}
          key={form.key('objection')}
          {...form.getInputProps('objection')}
        />
        <Button type="submit" size="md" loading={object.isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
