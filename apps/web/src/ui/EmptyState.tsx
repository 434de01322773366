import { Stack, Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: string;
  /** A sentence about what will appear here. */
  children?: ReactNode;
  /** The next step, usually a button. */
  action?: ReactNode;
  /** What is missing here; on a page whose lists have a sign in the navigation, that one. */
  icon: Icon;
  headingOrder?: 1 | 2 | 3;
};

/** The empty state of a list: what is missing as a sign, a sentence and the next step. */
export function EmptyState({ title, children, action, icon: Missing, headingOrder = 2 }: Props) {
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      <span className={classes.sign}>
        <Missing size={32} stroke={1.5} aria-hidden />
      </span>
      <Title order={headingOrder} size="h3" ta="center">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" ta="center" className={classes.text}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
