import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Suspense, startTransition, useId } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCloseOpportunity } from './opportunities.hooks.ts';
import type { Opportunity } from './opportunity-cache.ts';
import { opportunitiesMessages as messages } from './opportunities.messages.ts';

const Applications = lazyChunk(() =>
  import('./Applications.tsx').then((module) => ({ default: module.Applications })),
);
const OpportunityDialog = lazyChunk(() =>
  import('./OpportunityDialog.tsx').then((module) => ({ default: module.OpportunityDialog })),
);

type Props = {
  opportunity: Opportunity;
  /** The applications are open at first. */
  isOpened?: boolean;
};

/** The applications and deadline of the member's own opportunity, with the ways to edit and close it. */
export function OwnOpportunity({ opportunity, isOpened = false }: Props) {
  const { localDate } = useFormats();
  const { id, title, can, isOpen, expiresAt } = opportunity;
  const applications = opportunity.applications ?? 0;
  const [isConfirming, confirming] = useDisclosure(false);
  const [isEditing, editing] = useDisclosure(false);
  const [areShown, shown] = useDisclosure(isOpened);
  const panelId = useId();
  const close = useCloseOpportunity();
  const Chevron = areShown ? IconChevronUp : IconChevronDown;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          {applications === 0 ? (
            <Text size="sm">{messages.own.applications(0)}</Text>
          ) : (
            <Button
              size="sm"
              variant="light"
              aria-expanded={areShown}
              aria-controls={panelId}
              rightSection={<Chevron size={16} aria-hidden />}
              onClick={() => startTransition(shown.toggle)}
            >
              {messages.own.applications(applications)}
            </Button>
          )}
          {isOpen && (
            <Text size="sm" c="dimmed">
              {messages.own.openUntil(localDate(expiresAt))}
            </Text>
          )}
        </Group>
        <Group gap="xs">
          {can.edit && (
            <Button
              size="sm"
              variant="default"
              aria-label={messages.own.editLabel(title)}
              onClick={() => startTransition(editing.open)}
            >
              {messages.own.edit}
            </Button>
          )}
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
        </Group>
      </Group>
      {applications > 0 && (
        <div id={panelId}>
          {areShown && (
            <Suspense>
              <Applications opportunityId={id} title={title} />
            </Suspense>
          )}
        </div>
      )}
      {isEditing && (
        <Suspense>
          <OpportunityDialog opportunity={opportunity} onClose={editing.close} />
        </Suspense>
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
    </Stack>
  );
}
