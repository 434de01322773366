import { Button } from '@mantine/core';
import { useRequestVerification } from './account.hooks.ts';
import { accountMessages } from './account.messages.ts';

/** Sends the link that confirms the member's address again. */
export function SendLinkAgain() {
  const request = useRequestVerification();
  return (
    <Button variant="light" loading={request.isPending} onClick={() => request.mutate()}>
      {accountMessages.confirmBar.sendLink}
    </Button>
  );
}
