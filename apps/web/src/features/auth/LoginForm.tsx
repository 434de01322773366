import { LoginInput } from '@guildhall/api/accounts/auth/auth.schema';
import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusInvalid } from '../../lib/focus-invalid.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { clearToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { validateWith } from '../../lib/validate-with.ts';
import { useLogin } from './auth.hooks.ts';
import { authMessages } from './auth.messages.ts';
import { TypedRegistrationContext } from './typed-registration.ts';
import { visibilityToggle } from './visibility-toggle.ts';

const SecondFactorForm = lazyChunk(() =>
  import('./SecondFactorForm.tsx').then((module) => ({ default: module.SecondFactorForm })),
);
const MailedCodeForm = lazyChunk(() =>
  import('./MailedCodeForm.tsx').then((module) => ({ default: module.MailedCodeForm })),
);
const PasskeyButton = lazyChunk(() =>
  import('./PasskeyButton.tsx').then((module) => ({ default: module.PasskeyButton })),
);

type Step = 'password' | 'mailedCode' | 'secondFactor';

type Props = {
  /** Stays on the page after signing in. */
  isInPlace?: boolean;
  /** Called when another step than the password begins, and when it is left. */
  onStep?: (isOther: boolean) => void;
};

const { login: messages, fields } = authMessages;

/** The password, a passkey or a code by email, and the second factor where one is due. */
export function LoginForm({ isInPlace = false, onStep }: Props) {
  const dialog = useDialog();
  const [step, setStep] = useState<Step>('password');
  const goTo = (next: Step) => {
    setStep(next);
    onStep?.(next !== 'password');
  };
  const hasMailedCodes = trpc.site.config.useQuery().data?.mailedCodes ?? false;
  const hasPasskeys = useHydrated() && 'PublicKeyCredential' in window;
  const login = useLogin({
    isInPlace,
    onSecondFactor: () => goTo('secondFactor'),
    onRefused() {
      form.setFieldError('password', messages.refused);
      focusInvalid(form)({ password: messages.refused });
    },
  });
  const typed = use(TypedRegistrationContext);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: typed?.readEmail() ?? '', password: '' },
    onValuesChange: ({ email }) => typed?.keepEmail(email),
    validate: validateWith(LoginInput),
  });
  const restart = () => {
    form.setFieldValue('password', '');
    goTo('password');
  };
  if (step !== 'password')
    return (
      <Suspense>
        {step === 'secondFactor' ? (
          <SecondFactorForm isInPlace={isInPlace} onRestart={restart} />
        ) : (
          <MailedCodeForm
            isInPlace={isInPlace}
            email={form.getValues().email}
            onSecondFactor={() => goTo('secondFactor')}
            onRestart={restart}
          />
        )}
      </Suspense>
    );
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values), focusInvalid(form))}>
      <Stack gap="sm">
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="username webauthn"
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
          <Anchor
            component={Link}
            to={dialog.linkTo('forgot-password')}
            replace
            preventScrollReset
            onClick={clearToast}
            size="sm"
            py={4}
          >
            {messages.forgot}
          </Anchor>
        )}
        <Button type="submit" size="md" mt="xs" disabled={login.isPending}>
          {login.isPending ? messages.busy : messages.submit}
        </Button>
        {hasPasskeys && (
          <Suspense
            fallback={
              <Button variant="default" size="md" disabled>
                {messages.byPasskey}
              </Button>
            }
          >
            <PasskeyButton isInPlace={isInPlace} onSecondFactor={() => goTo('secondFactor')} />
          </Suspense>
        )}
        {hasMailedCodes && (
          <Button variant="default" size="md" onClick={() => goTo('mailedCode')}>
            {messages.byCode}
          </Button>
        )}
      </Stack>
    </form>
  );
}
