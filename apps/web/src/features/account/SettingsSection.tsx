import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SettingsSection.module.css';

type Props = { id: string; title: string; description?: string; children: ReactNode };

/** One group of settings, addressable by its `id` as the URL hash. */
export function SettingsSection({ id, title, description, children }: Props) {
  return (
    <Card component="section" id={id} aria-labelledby={`${id}-title`} className={classes.root ?? ''}>
      <div>
        <Title order={2} size="h3" id={`${id}-title`}>
          {title}
        </Title>
        {description && (
          <Text size="sm" c="dimmed" mt={4}>
            {description}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
