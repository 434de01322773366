import { Stack, Title } from '@mantine/core';
import type { Connection } from './connections.hooks.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import classes from './ConnectionSection.module.css';

type Props = { title: string; items: Connection[] };

export function ConnectionSection({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul className={classes.list}>
        {items.map((connection) => (
          <li key={connection.id}>
            <ConnectionCard connection={connection} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
