import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ownWorkMessages as messages } from './own-work.messages.ts';
import classes from './Work.module.css';

type Props = {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons below a sample of one's own. The focus follows one that is moved. */
export function WorkTools({ title, isFirst, isLast, ...on }: Props) {
  const pressed = useRef<HTMLButtonElement>(null);
  // The browser takes the focus from an element that is put elsewhere.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const move = (step: -1 | 1, isDisabled: boolean, label: string, icon: ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      aria-disabled={isDisabled}
      {...(isDisabled && { 'data-disabled': true })}
      onClick={({ currentTarget }) => {
        if (isDisabled) return;
        pressed.current = currentTarget;
        on.onMove(step);
      }}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <div className={classes.tools}>
      {move(-1, isFirst, messages.up(title), <IconArrowUp size={18} aria-hidden />)}
      {move(1, isLast, messages.down(title), <IconArrowDown size={18} aria-hidden />)}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={messages.edit(title)}
        onClick={on.onEdit}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={messages.delete(title)}
        onClick={on.onDelete}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
