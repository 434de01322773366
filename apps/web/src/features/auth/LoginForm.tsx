import { LoginInput } from '@guildhall/api/accounts/auth/auth.schema';
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useLogin } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { visibilityToggle } from './visibility-toggle.ts';

const SecondFactorForm = lazyChunk(() =>
  import('./SecondFactorForm.tsx').then((module) => ({ default: module.SecondFactorForm })),
);

type Props = {
  /** Stays on the page after signing in. */
  isInPlace?: boolean;
  /** Called when the second step begins, and when it is left for the first. */
  onStep?: (isSecond: boolean) => void;
};

/** The password, and the second factor where one is due. */
export function LoginForm({ isInPlace = false, onStep }: Props) {
  const dialog = useDialog();
  const [isSecond, setSecond] = useState(false);
  const goTo = (second: boolean) => {
    setSecond(second);
    onStep?.(second);
  };
  const login = useLogin({ isInPlace, onSecondFactor: () => goTo(true) });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: validateWith(LoginInput),
  });
  const restart = () => {
    form.setFieldValue('password', '');
    goTo(false);
  };
  const { login: messages, fields } = authMessages;
  if (isSecond)
    return (
      <Suspense>
        <SecondFactorForm isInPlace={isInPlace} onRestart={restart} />
      </Suspense>
    );
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
