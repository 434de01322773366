import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ChangePasswordInput } from '@guildhall/api/console/account/account.schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { toast } from '../../lib/toast.ts';
import { NewPasswordInput } from '../auth/NewPasswordInput.tsx';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { accountMessages } from './account.messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { password: messages } = accountMessages;

const validate = validateWith(ChangePasswordInput);

export function PasswordSection() {
  const { viewer } = useViewer();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate,
  });
  const change = trpc.account.changePassword.useMutation({
    onSuccess() {
      form.reset();
      toast(messages.changed);
    },
    onError(error) {
      const issues = formIssues(error);
      form.setErrors(Object.keys(issues).length > 0 ? issues : { currentPassword: error.message });
    },
  });
  return (
    <SettingsSection id="password" title={messages.title} description={messages.description}>
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values), focusInvalid(form))}>
        {/* Password managers need the username to file the password under. */}
        <input type="hidden" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly />
        <Stack gap="sm">
          <PasswordInput
            key={form.key('currentPassword')}
            label={messages.current}
            autoComplete="current-password"
            visibilityToggleButtonProps={visibilityToggle}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordInput
            key={form.key('newPassword')}
            label={messages.next}
            rule={messages.hint}
            {...form.getInputProps('newPassword')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending}>
              {messages.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}
