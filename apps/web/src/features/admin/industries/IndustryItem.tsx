import { Badge, Card, Group, Text } from '@mantine/core';
import { showError } from '../../../lib/show-error.ts';
import { RowButton } from '../../../ui/RowButton.tsx';
import { MoveButtons } from '../shared/MoveButtons.tsx';
import { adminMessages } from '../admin.messages.ts';
import blocks from '../../../ui/blocks.module.css';
import { type Industry, useIndustryActions } from './industries.hooks.ts';
import { industriesMessages as messages } from './industries.messages.ts';

type Props = {
  industry: Industry;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  /** Of the list. */
  version: number;
  onMoved: (message: string) => void;
  onOpen: (dialog: 'rename' | 'merge') => void;
};

/** One industry with what can be done with it. */
export function IndustryItem({ industry, place, isLast, version, onMoved, onOpen }: Props) {
  const { id, name, isRetired } = industry;
  const { update } = useIndustryActions();
  const moveTo = (next: number) =>
    update.mutate(
      { id, place: next, expectedVersion: version },
      { onSuccess: () => onMoved(adminMessages.moved(name, next + 1)), onError: showError },
    );
  const retirement = isRetired ? messages.offer : messages.retire;
  return (
    <Card component="li" padding="sm" className={blocks.item ?? ''}>
      <Group justify="space-between" gap="sm">
        <Group gap={8} className={blocks.words ?? ''}>
          <Text fw={600}>{name}</Text>
          {isRetired && (
            <Badge variant="light" tt="none" color="gray">
              {messages.retired}
            </Badge>
          )}
        </Group>
        <Group gap={6}>
          <MoveButtons of={name} place={place} isLast={isLast} onMove={moveTo} />
          <RowButton size="xs" words={messages.rename} of={name} onClick={() => onOpen('rename')} />
          <RowButton size="xs" words={messages.merge} of={name} onClick={() => onOpen('merge')} />
          <RowButton
            size="xs"
            words={retirement}
            of={name}
            onClick={() =>
              update.mutate({ id, isRetired: !isRetired, expectedVersion: version }, { onError: showError })
            }
          />
        </Group>
      </Group>
    </Card>
  );
}
