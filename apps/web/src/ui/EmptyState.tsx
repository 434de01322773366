import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { EmptyDrawing } from './EmptyDrawing.tsx';

type Props = {
  title: string;
  /** One sentence that says what will be here. */
  children?: ReactNode;
  /** The next step, usually one button. */
  action?: ReactNode;
  drawing?: ReactNode;
  headingOrder?: 1 | 2 | 3;
};

/** What stands where a list is empty: a small drawing, a sentence and what to do next. */
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
