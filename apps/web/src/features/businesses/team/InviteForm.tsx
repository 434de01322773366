import { Button, Stack, TextInput, Title } from '@mantine/core';
import { InviteByUsername } from '@guildhall/api/directory/businesses/team/team.schema';
import { focusInvalid } from '../../../lib/focus-invalid.ts';
import { formIssues } from '../../../lib/form-issues.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDraftForm } from '../../../lib/useDraftForm.ts';
import { validateWith } from '../../../lib/validate-with.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { toast } from '../../../lib/toast.ts';
import { MemberField, usernameIn } from '../../members/MemberField.tsx';
import { teamMessages } from './team.messages.ts';

const validate = validateWith(InviteByUsername);
const EMPTY = { username: '', title: '' };

/** Invites a member to the team; they have to accept. */
export function InviteForm({ businessId }: { businessId: number }) {
  const { form, formKey, draft } = useDraftForm(`team-invitation:${businessId}`, {
    initialValues: EMPTY,
    validate: (values) => validate({ ...values, username: usernameIn(values.username) }),
  });
  const { title, username, jobTitle, titlePlaceholder, submit, sent } = teamMessages.invite;
  const invite = trpc.businesses.team.invite.useMutation({
    onSuccess() {
      draft.reset();
      toast(sent);
    },
    onError: (error) => form.setErrors({ username: error.message, ...formIssues(error) }),
  });
  return (
    <form
      key={formKey}
      noValidate
      onSubmit={form.onSubmit(
        (values) => invite.mutate({ businessId, ...values, username: usernameIn(values.username) }),
        focusInvalid(form),
      )}
    >
      <Stack gap="sm">
        <Title order={3} size="h4">
          {title}
        </Title>
        <DraftNote draft={draft} />
        <MemberField
          label={username}
          error={form.errors['username']}
          value={form.getValues().username}
          onChange={(typed) => form.setFieldValue('username', typed)}
        />
        <TextInput label={jobTitle} placeholder={titlePlaceholder} {...form.getInputProps('title')} />
        <div>
          <Button type="submit" loading={invite.isPending}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
