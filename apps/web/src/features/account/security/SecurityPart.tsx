import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string; description: string; children: ReactNode };

/** One way to sign in, below the heading of the section. */
export function SecurityPart({ title, description, children }: Props) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title}
      </Title>
      <Text size="sm">{description}</Text>
      {children}
    </Stack>
  );
}
