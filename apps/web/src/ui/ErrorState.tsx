import { Alert, Button, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { title: string; children?: ReactNode; onRetry?: () => void };

/** What stands where something could not be loaded, with the way to try again. */
export function ErrorState({ title, children, onRetry }: Props) {
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        {children && <Text size="sm">{children}</Text>}
        {onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
