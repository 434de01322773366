import { LoginInput } from '@guildhall/api/accounts/auth/auth.schema';
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useLogin } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { visibilityToggle } from './visibility-toggle.ts';

type Props = {
  /** Stays on the page after signing in. */
  isInPlace?: boolean;
};

export function LoginForm({ isInPlace = false }: Props) {
  const dialog = useDialog();
  const login = useLogin({ isInPlace });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateWith(LoginInput),
  });
  const { login: messages, fields } = authMessages;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={fields.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={visibilityToggle}
          {...form.getInputProps('password')}
        />
        {!isInPlace && (
          <Anchor component={Link} to={dialog.linkTo('forgot-password')} replace size="sm" py={4}>
            {messages.forgot}
          </Anchor>
        )}
        <Button type="submit" size="md" mt="xs" disabled={login.isPending}>
          {login.isPending ? messages.busy : messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
