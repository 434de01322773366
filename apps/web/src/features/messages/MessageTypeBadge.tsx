import { Badge } from '@mantine/core';
import type { ReceivedMessage } from './messages.hooks.ts';

const COLORS = { opportunity: 'brass', partnership: 'forest', other: 'gray' } as const;

export function MessageTypeBadge({ type }: Pick<ReceivedMessage, 'type'>) {
  return (
    <Badge variant="light" color={COLORS[type]} size="sm">
      {type}
    </Badge>
  );
}
