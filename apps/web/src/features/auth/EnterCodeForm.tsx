import { CODE_MINUTES, MailedCodeInput } from '@guildhall/api/accounts/mailed-code/mailed-code.schema';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { showError } from '../../lib/show-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useEntered } from './auth.hooks.ts';
import { mailedCodeMessages } from './mailed-code.messages.ts';

const { enter: messages } = mailedCodeMessages;

type Props = {
  isInPlace: boolean;
  /** Where the code was sent. */
  email: string;
  onSecondFactor: () => void;
  /** Another code has to be asked for. */
  onAgain: () => void;
};

/** Takes the code of the email. */
export function EnterCodeForm({ isInPlace, email, onSecondFactor, onAgain }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: validateWith(MailedCodeInput),
  });
  const signIn = trpc.auth.code.signIn.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: useEntered(isInPlace),
    onError(error) {
      if (error.data?.secondFactor) return onSecondFactor();
      if (error.data?.code === 'UNAUTHORIZED') {
        showError(error);
        return onAgain();
      }
      form.setErrors({ code: error.message });
      form.getInputNode('code')?.focus();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <Text role="status">{messages.sent(email, CODE_MINUTES)}</Text>
        <TextInput
          ref={focusOnMount}
          label={messages.label}
          description={messages.hint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" mt="xs" disabled={signIn.isPending}>
          {signIn.isPending ? messages.busy : messages.submit}
        </Button>
        <Anchor component="button" type="button" size="sm" py={4} ta="center" onClick={onAgain}>
          {messages.again}
        </Anchor>
      </Stack>
    </form>
  );
}
