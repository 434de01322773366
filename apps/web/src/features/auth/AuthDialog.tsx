import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ConnectWith, connectWithOf } from '../../lib/join-to-connect.ts';
import { joinForOf } from '../../lib/join-for.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { NEXT_PARAMETER, ownPath } from '../../lib/own-path.ts';
import { paths } from '../../lib/paths.ts';
import { useRegistrationMode } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { type DialogName, useDialog } from '../../lib/useDialog.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { authHintsMessages } from './auth-hints.messages.ts';
import { authMessages } from './auth.messages.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { GreetingField } from './GreetingField.tsx';
import { useInvitationCode } from './invitation.hooks.ts';
import { InvitedForm } from './InvitedForm.tsx';
import { joiningMessages } from './joining.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { TypedRegistrationContext, createTypedRegistration } from './typed-registration.ts';

const ProviderButtons = lazyChunk(() =>
  import('./providers/ProviderButtons.tsx').then((module) => ({ default: module.ProviderButtons })),
);

/** Sign in, sign up and forgot password in one dialog that toggles between them. */
export function AuthDialog() {
  const dialog = useDialog();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const registration = useRegistrationMode();
  const code = useInvitationCode();
  const [typed] = useState(createTypedRegistration);
  const [isSecondStep, setSecondStep] = useState(false);
  const view = viewOf(dialog.open, registration, code);
  const messages = authMessages[view === 'open' ? 'register' : view];
  const location = useLocation();
  const [search] = useSearchParams();
  const person = connectWithOf(location.state);
  const { join, login } = authMessages.connecting;
  const isJoining = view === 'open' || view === 'application' || view === 'invited';
  const titleFor = ({ firstName }: ConnectWith) => {
    if (isJoining) return join(firstName);
    return view === 'login' ? login(firstName) : messages.title;
  };
  const joinFor =
    view === 'application' || (!isJoining && view !== 'login') ? null : joinForOf(location.state);
  const purpose = joinFor && joiningMessages.purpose[joinFor.reason](joinFor.name);
  const title = purpose && joiningMessages[view === 'login' ? 'login' : 'join'](purpose);
  // The front page is where the pages of members lead.
  const wanted = location.pathname === paths.home() ? ownPath(search.get(NEXT_PARAMETER)) : null;
  const led = view === 'login' && wanted !== null ? reasonFor(wanted) : messages.intro;
  const intro = title ? joiningMessages.intro : led;
  const providers = trpc.site.config.useQuery().data?.providers ?? [];
  const hasProviders = providers.length > 0 && (view === 'login' || view === 'open' || view === 'invited');
  const isMessage = view === 'invitation' || view === 'closed';
  return (
    <Modal
      opened
      onClose={dialog.hide}
      fullScreen={isPhone}
      size={isJoining ? 'lg' : 'sm'}
      title={title ?? (person ? titleFor(person) : messages.title)}
    >
      <Stack gap="md">
        {intro !== '' && !isSecondStep && (
          <Text {...(isMessage ? {} : { c: 'dimmed', size: 'sm' })}>{intro}</Text>
        )}
        {person && !isSecondStep && (isJoining || view === 'login') && <GreetingField person={person} />}
        <TypedRegistrationContext value={typed}>
          {view === 'login' && <LoginForm onStep={setSecondStep} />}
          {view === 'forgot-password' && <ForgotPasswordForm />}
          {view === 'open' && <RegisterForm />}
          {view === 'application' && <ApplicationForm />}
          {view === 'invited' && <InvitedForm code={code ?? ''} />}
        </TypedRegistrationContext>
        {hasProviders && !isSecondStep && (
          <Suspense>
            <ProviderButtons
              providers={providers}
              {...(view === 'invited' && { invitation: code ?? undefined })}
            />
          </Suspense>
        )}
        {!isSecondStep && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            py={4}
            ta="center"
            onClick={() => dialog.show(view === 'login' ? 'register' : 'login')}
          >
            {messages.toggle}
          </Anchor>
        )}
      </Stack>
    </Modal>
  );
}

/** What the dialog shows: who may join decides how one signs up. */
function viewOf(
  open: DialogName | null,
  registration: ReturnType<typeof useRegistrationMode>,
  code: string | null,
) {
  if (open !== 'register') return open === 'forgot-password' ? open : 'login';
  if (registration === 'closed') return 'closed';
  return code === null ? registration : 'invited';
}

/** Why one has to sign in first, for who was led here from a page of members. */
function reasonFor(wanted: string): string {
  const [path] = wanted.split(/[?#]/u);
  if (path === paths.members()) return authHintsMessages.wanted.members;
  return path === paths.messages() ? authHintsMessages.wanted.messages : authHintsMessages.wanted.page;
}
