import { Alert } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { overviewMessages } from './overview.messages.ts';

const { passkeys: messages } = overviewMessages;

/** Says whose passkeys stopped working when the community's address changed; absent while none did. */
export function PasskeysAlert() {
  const { data } = trpc.admin.passkeysElsewhere.useQuery();
  if (!data || data.former.length === 0) return null;
  const members = data.former.reduce((sum, former) => sum + former.members, 0);
  return (
    <Alert color="brass" variant="light" title={messages.title(members)}>
      {messages.text(data.former.map(({ host }) => host).join(', '), data.host)}
    </Alert>
  );
}
