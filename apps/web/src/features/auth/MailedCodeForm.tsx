import { RequestCodeInput } from '@guildhall/api/accounts/mailed-code/mailed-code.schema';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { EnterCodeForm } from './EnterCodeForm.tsx';
import { mailedCodeMessages } from './mailed-code.messages.ts';

const { request: messages } = mailedCodeMessages;

type Props = {
  /** Stays on the page after signing in. */
  isInPlace: boolean;
  /** What was typed as the address already. */
  email: string;
  /** The code was right, and a second factor is due. */
  onSecondFactor: () => void;
  /** Back to the password. */
  onRestart: () => void;
};

/** Signing in with a code by email: the address, and then the code. */
export function MailedCodeForm({ isInPlace, email, onSecondFactor, onRestart }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: validateWith(RequestCodeInput),
  });
  const request = trpc.auth.code.request.useMutation({
    meta: { skipInvalidation: true },
    onError: (error) => form.setFieldError('email', error.message),
  });
  if (request.isSuccess)
    return (
      <EnterCodeForm
        isInPlace={isInPlace}
        email={request.variables.email}
        onSecondFactor={onSecondFactor}
        onAgain={request.reset}
      />
    );
  return (
    <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {messages.intro}
        </Text>
        <TextInput
          ref={focusOnMount}
          label={messages.email}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" mt="xs" loading={request.isPending}>
          {messages.submit}
        </Button>
        <Anchor component="button" type="button" size="sm" py={4} ta="center" onClick={onRestart}>
          {messages.back}
        </Anchor>
      </Stack>
    </form>
  );
}
