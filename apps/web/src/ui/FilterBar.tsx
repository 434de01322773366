import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { commonMessages } from '../lib/common.messages.ts';
import classes from './FilterBar.module.css';

type Props = {
  /** The search box. */
  search: ReactNode;
  /** How many filters are set. */
  chosen: number;
  children: ReactNode;
};

/** The search box of a list and its filters, which unfold on a phone: what one came for comes first. */
export function FilterBar({ search, chosen, children }: Props) {
  const [isOpen, open] = useDisclosure(false);
  const id = useId();
  return (
    <div className={classes.root}>
      {search}
      <Button
        variant={chosen > 0 ? 'light' : 'default'}
        className={classes.toggle ?? ''}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open.toggle}
      >
        {commonMessages.filters(chosen)}
      </Button>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
