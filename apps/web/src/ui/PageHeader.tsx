import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

type Props = { title: string; description?: string; actions?: ReactNode };

/** The header of a page: its h1, a description and its buttons. */
export function PageHeader({ title, description, actions }: Props) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {description && <Text c="dimmed">{description}</Text>}
      </div>
      {actions && (
        <Group gap="xs" className={classes.actions ?? ''}>
          {actions}
        </Group>
      )}
    </div>
  );
}
