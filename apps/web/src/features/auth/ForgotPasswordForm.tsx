import { ForgotPasswordInput, LINK_MINUTES } from '@guildhall/api/console/account/account.schema';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { use } from 'react';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { authMessages } from './auth.messages.ts';
import { TypedRegistrationContext } from './typed-registration.ts';

const validate = validateWith(ForgotPasswordInput);

const { fields, 'forgot-password': messages } = authMessages;

/** Requests a password reset. The response never reveals whether the address belongs to an account. */
export function ForgotPasswordForm() {
  const typed = use(TypedRegistrationContext);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: typed?.readEmail() ?? '' },
    onValuesChange: ({ email }) => typed?.keepEmail(email),
    validate,
  });
  const request = trpc.account.forgotPassword.useMutation({
    meta: { skipInvalidation: true },
    onError: (error) => form.setFieldError('email', error.message),
  });
  if (request.isSuccess) {
    return <Text role="status">{messages.sent(request.variables.email, LINK_MINUTES)}</Text>;
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="email"
          data-autofocus
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" mt="xs" loading={request.isPending}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
