import '@mantine/core/styles/PasswordInput.layer.css';
import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from 'react-router-dom';
import { formIssues } from '../../lib/form-issues.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { toast } from '../../lib/toast.ts';
import { visibilityToggle } from '../auth/visibility-toggle.ts';
import { accountMessages } from './account.messages.ts';
import { MailPage } from './MailPage.tsx';
import { useMailToken } from './useMailToken.ts';

/**
 * Where the link of the forgot-password mail leads. The server alone judges the password: what would judge it
 * here weighs more than the whole page, and a refusal leaves the link as good as it was.
 */
export function ResetPasswordPage() {
  const token = useMailToken();
  const { linkTo } = useDialog();
  const navigate = useNavigate();
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } });
  const reset = trpc.account.resetPassword.useMutation({
    meta: { skipInvalidation: true },
    async onSuccess() {
      toast(accountMessages.reset);
      await navigate(paths.signIn(), { replace: true });
    },
    onError(error) {
      const { password } = formIssues(error);
      form.setFieldError('password', password ?? error.message);
    },
  });
  return (
    <MailPage
      title="Choose a new password"
      description="It holds at once, and signs you out wherever you were signed in."
    >
      <form noValidate onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }))}>
        <Stack gap="sm">
          <PasswordInput
            label="New password"
            description="At least 6 characters"
            autoComplete="new-password"
            visibilityToggleButtonProps={visibilityToggle}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" loading={reset.isPending}>
            Save the new password
          </Button>
          <Anchor component={Link} to={linkTo('forgot-password')} size="sm" py={4} ta="center">
            Ask for a new link
          </Anchor>
        </Stack>
      </form>
    </MailPage>
  );
}
