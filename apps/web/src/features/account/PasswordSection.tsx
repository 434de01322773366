import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ChangePasswordInput } from '@guildhall/api/account/schema';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { formIssues } from '../../lib/form-issues.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { toast } from '../../lib/toast.ts';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { accountMessages } from './account.messages.ts';
import { SettingsSection } from './SettingsSection.tsx';

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
      toast(accountMessages.passwordChanged);
    },
    onError(error) {
      const issues = formIssues(error);
      form.setErrors(Object.keys(issues).length > 0 ? issues : { currentPassword: error.message });
    },
  });
  const field = (name: 'currentPassword' | 'newPassword') => ({
    visibilityToggleButtonProps: visibilityToggle,
    ...form.getInputProps(name),
  });
  return (
    <SettingsSection id="password" title="Password" description="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values), focusInvalid(form))}>
        {/* Password managers need to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly />
        <Stack gap="sm">
          <PasswordInput
            key={form.key('currentPassword')}
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <PasswordInput
            key={form.key('newPassword')}
            label="New password"
            description="At least 6 characters"
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={change.isPending}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </SettingsSection>
  );
}
