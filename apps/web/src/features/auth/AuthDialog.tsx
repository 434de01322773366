import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useRegistrationMode, useSite } from '../../lib/site.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { authMessages } from './auth.messages.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Sign in, sign up and forgot password in one dialog that toggles between them. */
export function AuthDialog() {
  const dialog = useDialog();
  const site = useSite();
  const registration = useRegistrationMode();
  const mode = dialog.open === 'register' || dialog.open === 'forgot-password' ? dialog.open : 'login';
  const refusal = mode === 'register' && registration !== 'open' ? authMessages[registration] : null;
  const messages = refusal ? { ...refusal, intro: refusal.intro(site.name) } : authMessages[mode];
  return (
    <Modal
      opened
      onClose={dialog.hide}
      size={mode === 'register' && !refusal ? 'lg' : 'sm'}
      title={messages.title}

      centered
    >
      <Stack gap="md">
        <Text {...(refusal ? {} : { c: 'dimmed', size: 'sm' })}>{messages.intro}</Text>
        {mode === 'login' && <LoginForm />}
        {mode === 'register' && !refusal && <RegisterForm />}
        {mode === 'forgot-password' && <ForgotPasswordForm />}
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={4}
          ta="center"
          onClick={() => dialog.show(mode === 'login' ? 'register' : 'login')}
        >
          {messages.toggle}
        </Anchor>
      </Stack>
    </Modal>
  );
}
