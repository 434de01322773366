import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FieldSuggestions.module.css';

type Props = { id: string; isCurrent: boolean; onChoose: () => void; children: ReactNode };

/** One suggestion. It is never focused: the field is, and handles the keys. */
export const FieldOption = ({ id, isCurrent, onChoose, children }: Props) => (
  <UnstyledButton
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isCurrent}
    className={classes.option}
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </UnstyledButton>
);
