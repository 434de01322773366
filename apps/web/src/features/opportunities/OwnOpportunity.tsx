import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { longDate } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCloseOpportunity } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

/** Number of applications and deadline of the member's own opportunity, with the way to close it. */
export function OwnOpportunity({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, applications, can, isOpen, expiresAt } = opportunity;
  const [isConfirming, confirming] = useDisclosure(false);
  const close = useCloseOpportunity();
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {messages.own.applications(applications ?? 0)}
        {isOpen && ` · ${messages.own.openUntil(longDate(expiresAt))}`}
      </Text>
      {can.close && (
        <Button
          size="sm"
          variant="default"
          aria-label={messages.own.closeLabel(title)}
          loading={close.isPending}
          onClick={confirming.open}
        >
          {messages.own.close}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={messages.own.closeTitle}
          action={messages.own.closeAction}
          onClose={confirming.close}
          onConfirm={() => close.mutate({ id })}
        >
          {messages.own.closeText}
        </ConfirmDialog>
      )}
    </Group>
  );
}
