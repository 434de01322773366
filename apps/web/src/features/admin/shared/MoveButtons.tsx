import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { adminMessages as messages } from '../admin.messages.ts';

type Props = {
  of: string;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  onMove: (place: number) => void;
};

/** Moves an item of an ordered list up or down by one. */
export function MoveButtons({ of, place, isLast, onMove }: Props) {
  return (
    <>
      <ActionIcon
        size="lg"
        variant="default"
        aria-label={messages.moveUp(of)}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="lg"
        variant="default"
        aria-label={messages.moveDown(of)}
        disabled={isLast}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
