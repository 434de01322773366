import { Skeleton } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import { authMessages } from './auth.messages.ts';
import { type GivenInvitation, RegisterForm } from './RegisterForm.tsx';

const { application: messages } = authMessages;

/** The registration with the questions of the community. */
export function ApplicationForm({ invitation }: { invitation?: GivenInvitation }) {
  const query = trpc.registration.form.useQuery();
  return (
    <Query query={query} skeleton={<Skeleton height={420} />} failed={messages.failed}>
      {({ questions }) => (
        <RegisterForm
          key={questions.map(({ key }) => key).join('\n')}
          questions={questions}
          {...(invitation && { invitation })}
        />
      )}
    </Query>
  );
}
