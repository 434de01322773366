import { ForgotPasswordInput } from '@guildhall/api/account/schema';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { authMessages } from './auth.messages.ts';

const validate = validateWith(ForgotPasswordInput);

/** Asks for the way back in. The answer never tells whether the address belongs to an account. */
export function ForgotPasswordForm() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' }, validate });
  const request = trpc.account.forgotPassword.useMutation({
    meta: { skipInvalidation: true },
    onError: (error) => form.setFieldError('email', error.message),
  });
  if (request.isSuccess) {
    return (
      <Text role="status">
        If {request.variables.email} belongs to an account, a link is on its way. It works once, for 30
        minutes.
      </Text>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          data-autofocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" mt="xs" loading={request.isPending}>
          {authMessages['forgot-password'].submit}
        </Button>
      </Stack>
    </form>
  );
}
