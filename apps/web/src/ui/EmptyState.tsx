import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { EmptyDrawing } from './EmptyDrawing.tsx';

type Props = {
  title: string;
  /** A sentence about what will appear here. */
  children?: ReactNode;
  /** The next step, usually a button. */
  action?: ReactNode;
  drawing?: ReactNode;
  headingOrder?: 1 | 2 | 3;
};

/** The empty state of a list: a drawing, a sentence and the next step. */
export function EmptyState({ title, children, action, drawing, headingOrder = 2 }: Props) {
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      {drawing ?? <EmptyDrawing />}
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
