import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { showError } from '../../../lib/show-error.ts';
import { toast } from '../../../lib/toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { invitationsMessages as messages } from '../../invitations/invitations.messages.ts';

type Props = { id: number; email: string };

export function ResendButton({ id, email }: Props) {
  const resend = trpc.admin.invitations.resend.useMutation({
    onSuccess: () => toast(messages.resent),
    onError: showError,
  });
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMailForward size={16} aria-hidden />}
      aria-label={messages.actionLabel(messages.resend, email)}
      loading={resend.isPending}
      onClick={() => resend.mutate({ id })}
    >
      {messages.resend}
    </Button>
  );
}
