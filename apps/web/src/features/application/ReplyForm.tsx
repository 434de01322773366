import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formIssues } from '../../lib/form-issues.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { applicationMessages } from './application.messages.ts';

const { reply: messages } = applicationMessages;

type Props = { token: string; onReplied: (application: Outputs['application']['reply']) => void };

/** The applicant's reply to a question of the community. */
export function ReplyForm({ token, onReplied }: Props) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { text: '' } });
  const reply = trpc.application.reply.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: onReplied,
    onError: (error) => form.setFieldError('text', formIssues(error)['text'] ?? error.message),
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ text }) => reply.mutate({ token, text }))}>
      <Stack gap="sm">
        <Textarea
          label={messages.label}
          required
          autosize
          minRows={3}
          maxLength={1_000}
          key={form.key('text')}
          {...form.getInputProps('text')}
        />
        <Button type="submit" size="md" loading={reply.isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
