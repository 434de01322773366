import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonMessages } from '../lib/common.messages.ts';

type Props = { title: string; children?: ReactNode; onRetry?: () => void };

/** The error state of something that could not be loaded, with a retry button. */
export function ErrorState({ title, children, onRetry }: Props) {
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        {children && <Text size="sm">{children}</Text>}
        {onRetry && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {commonMessages.tryAgain}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
