import { SecondFactorInput } from '@guildhall/api/accounts/second-factor/second-factor.schema';
import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useSecondFactor } from './auth.hooks.ts';
import { secondFactorMessages as messages } from './second-factor.messages.ts';

type Props = {
  /** Stays on the page after signing in. */
  isInPlace: boolean;
  /** Back to the password. */
  onRestart: () => void;
};

/** The second step of signing in: a code of the authenticator app, or a recovery code in its place. */
export function SecondFactorForm({ isInPlace, onRestart }: Props) {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: validateWith(SecondFactorInput),
  });
  const signIn = useSecondFactor({
    isInPlace,
    onRestart,
    onRefused(message) {
      form.setErrors({ code: message });
      form.getInputNode('code')?.focus();
    },
  });
  const { label, hint, other } = messages[way];
  const isApp = way === 'app';
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          key={way}
          ref={focusOnMount}
          label={label}
          description={hint}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize={isApp ? 'none' : 'characters'}
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Group justify="space-between" gap="sm">
          <Anchor
            component="button"
            type="button"
            size="sm"
            py={4}
            onClick={() => {
              form.reset();
              setWay(isApp ? 'recovery' : 'app');
            }}
          >
            {other}
          </Anchor>
          <Anchor component="button" type="button" size="sm" py={4} onClick={onRestart}>
            {messages.restart}
          </Anchor>
        </Group>
        <Button type="submit" size="md" mt="xs" disabled={signIn.isPending}>
          {signIn.isPending ? messages.busy : messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
