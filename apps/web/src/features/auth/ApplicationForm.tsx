import { Skeleton } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { authMessages } from './auth.messages.ts';
import { type GivenInvitation, RegisterForm } from './RegisterForm.tsx';

const { application: messages } = authMessages;

/** The registration with the questions of the community. */
export function ApplicationForm({ invitation }: { invitation?: GivenInvitation }) {
  const { data: form, error, refetch } = trpc.registration.form.useQuery();
  if (!form && !error) return <Skeleton height={420} />;
  if (!form) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  }
  const key = form.questions.map(({ text }) => text).join('\n');
  return <RegisterForm key={key} questions={form.questions} {...(invitation && { invitation })} />;
}
