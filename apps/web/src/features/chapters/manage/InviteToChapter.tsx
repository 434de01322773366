import { Button, Group, TextInput } from '@mantine/core';
import { InviteToChapterInput } from '@guildhall/api/chapters/chapters/members/chapter-members.schema';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { manageMessages } from './manage.messages.ts';

const { invite: messages } = manageMessages;

/** Invites a member by username; they have to accept. */
export function InviteToChapter({ slug }: { slug: string }) {
  const form = useForm({
    initialValues: { username: '' },
    validate: validateWith(InviteToChapterInput.omit({ slug: true })),
  });
  const invite = trpc.chapters.invitations.create.useMutation({
    onSuccess({ state }) {
      form.reset();
      toast({ title: state === 'active' ? messages.in : messages.sent });
    },
    onError: (error) => form.setErrors({ username: error.message, ...formIssues(error) }),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => invite.mutate({ slug, ...values }), focusInvalid(form))}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          label={messages.username}
          description={messages.hint}
          required
          autoCapitalize="none"
          miw={220}
          flex={1}
          {...form.getInputProps('username')}
        />
        <Button type="submit" loading={invite.isPending}>
          {messages.submit}
        </Button>
      </Group>
    </form>
  );
}
