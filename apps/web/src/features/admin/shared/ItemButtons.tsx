import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { adminMessages } from '../admin.messages.ts';

type Props = {
  /** What the button acts on, for screen readers. */
  of: string;
  onClick: () => void;
};

export function EditButton({ of, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={adminMessages.editLabel(of)}
      onClick={onClick}
    >
      {adminMessages.edit}
    </Button>
  );
}

export function DeleteButton({ of, onClick }: Props) {
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} aria-hidden />}
      aria-label={adminMessages.deleteLabel(of)}
      onClick={onClick}
    >
      {adminMessages.delete}
    </Button>
  );
}

/** Restores a deleted item. */
export function RestoreButton({ isPending, onClick }: { isPending: boolean; onClick: () => void }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      loading={isPending}
      onClick={onClick}
    >
      {adminMessages.restore}
    </Button>
  );
}
