import { LoginInput } from '@guildhall/api/auth/schema';
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useLogin } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { visibilityToggle } from './visibility-toggle.ts';

export function LoginForm() {
  const dialog = useDialog();
  const login = useLogin();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateWith(LoginInput),
  });
  const { submit, busy } = authMessages.login;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={visibilityToggle}
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={dialog.linkTo('forgot-password')} replace size="sm" py={4}>
          Forgot your password?
        </Anchor>
        <Button type="submit" size="md" mt="xs" disabled={login.isPending}>
          {login.isPending ? busy : submit}
        </Button>
      </Stack>
    </form>
  );
}
