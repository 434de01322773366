import { Loader } from '@mantine/core';
import { providerMessages } from '../../auth/providers/provider.messages.ts';
import { MailPage } from '../MailPage.tsx';

const { page: messages } = providerMessages;

/** While the answer of a service is looked at. */
export const WaitingPage = ({ name }: { name: string }) => (
  <MailPage title={messages.title(name)} description={messages.description(name)}>
    <Loader role="status" aria-label={messages.busy} />
  </MailPage>
);
