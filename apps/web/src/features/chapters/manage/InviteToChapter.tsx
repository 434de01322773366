import { Button, Stack } from '@mantine/core';
import { InviteToChapterInput } from '@guildhall/api/chapters/chapters/members/chapter-members.schema';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { MemberField, usernameIn } from '../../members/MemberField.tsx';
import { manageMessages } from './manage.messages.ts';

const { invite: messages } = manageMessages;

const validate = validateWith(InviteToChapterInput.omit({ slug: true }));

/** Invites a member, who is found by name; they have to accept. */
export function InviteToChapter({ slug }: { slug: string }) {
  const form = useForm({
    initialValues: { username: '' },
    validate: ({ username }) => validate({ username: usernameIn(username) }),
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
      onSubmit={form.onSubmit(
        ({ username }) => invite.mutate({ slug, username: usernameIn(username) }),
        focusInvalid(form),
      )}
    >
      <Stack gap="xs">
        <MemberField
          label={messages.username}
          error={form.errors['username']}
          value={form.values.username}
          onChange={(typed) => form.setFieldValue('username', typed)}
        />
        <div>
          <Button type="submit" loading={invite.isPending}>
            {messages.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
