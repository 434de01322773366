import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useSendPasswordLink } from './member.hooks.ts';
import { memberMessages } from './member.messages.ts';

/** Sends a member who cannot sign in a link to choose a new password. */
export function PasswordLinkButton({ id }: { id: number }) {
  const { link, dialog } = useSendPasswordLink();
  return (
    <>
      <Button
        variant="default"
        loading={link.isPending}
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => link.mutate({ id })}
      >
        {memberMessages.passwordLink.action}
      </Button>
      {dialog}
    </>
  );
}
