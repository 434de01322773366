import { Badge, Card, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMoney } from '../../../lib/formats.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLookOf } from '../../services/useLookOf.ts';
import { adminMessages } from '../admin.messages.ts';
import { DeleteButton, EditButton } from '../shared/ItemButtons.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import { MoveButtons } from '../shared/MoveButtons.tsx';
import {
  type ManagedService,
  useDeleteService,
  useMoveService,
  useSwitchService,
} from './admin-services.hooks.ts';
import { adminServicesMessages as messages } from './admin-services.messages.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  service: ManagedService;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  onMoved: (message: string) => void;
  onEdit: () => void;
};

/** A service with its price and whether it is on offer. */
export function ServiceItem({ service, place, isLast, onMoved, onEdit }: Props) {
  const money = useMoney();
  const lookOf = useLookOf();
  const { id, name, category, price, deliveryTime, isActive, isOrdered } = service;
  const activity = useSwitchService();
  const movement = useMoveService();
  const deletion = useDeleteService();
  const [isAsking, asking] = useDisclosure(false);
  const moveTo = (next: number) =>
    movement.mutate({ id, place: next }, { onSuccess: () => onMoved(adminMessages.moved(name, next + 1)) });
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        <Text fw={600} className={blocks.words ?? ''}>
          {name}
        </Text>
        {!isActive && (
          <Badge variant="light" tt="none" color="gray">
            {messages.off}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {[lookOf(category).label, money(price), deliveryTime].filter(Boolean).join(' · ')}
      </Text>
      <Group justify="space-between" gap="sm" mt="sm">
        <LabelledSwitch
          label={messages.onOffer}
          of={name}
          checked={isActive}
          onChange={(next) => activity.mutate({ id, isActive: next })}
        />
        <Group gap="xs">
          <MoveButtons of={name} place={place} isLast={isLast} onMove={moveTo} />
          <EditButton of={name} onClick={onEdit} />
          {!isOrdered && <DeleteButton of={name} onClick={asking.open} />}
        </Group>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={messages.confirm.title(name)}
          action={messages.confirm.action}
          onClose={asking.close}
          onConfirm={() => deletion.mutate({ id })}
        >
          {messages.confirm.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}
