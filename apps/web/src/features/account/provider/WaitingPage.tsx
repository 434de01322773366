import { Loader } from '@mantine/core';
import { MailPage } from '../MailPage.tsx';
import { arrivalMessages as messages } from './arrival.messages.ts';

/** While the answer of a service is looked at. */
export const WaitingPage = ({ name }: { name: string }) => (
  <MailPage title={messages.title(name)} description={messages.description(name)}>
    <Loader role="status" aria-label={messages.busy} />
  </MailPage>
);
