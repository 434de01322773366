import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { longDate } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCloseOpportunity } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';

/** How the member's own opportunity is doing, and the way to close it. */
export function OwnOpportunity({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, applications, can, isOpen, expiresAt } = opportunity;
  const [isAsking, asking] = useDisclosure(false);
  const close = useCloseOpportunity();
  const count = applications ?? 0;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {count === 1 ? '1 application' : `${count} applications`}
        {isOpen && ` · open until ${longDate(expiresAt)}`}
      </Text>
      {can.close && (
        <Button
          size="sm"
          variant="default"
          aria-label={`Close ${title}`}
          loading={close.isPending}
          onClick={asking.open}
        >
          Close
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Close this opportunity?"
          action="Close opportunity"
          onClose={asking.close}
          onConfirm={() => {
            asking.close();
            close.mutate({ id });
          }}
        >
          Nobody can apply for it any more. Applications that reached you stay in your messages.
        </ConfirmDialog>
      )}
    </Group>
  );
}
