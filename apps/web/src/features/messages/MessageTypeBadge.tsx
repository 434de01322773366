import { Badge } from '@mantine/core';
import type { ReceivedMessage } from './messages.hooks.ts';
import { messageTypesMessages } from './message-types.messages.ts';

const COLORS = { opportunity: 'brass', partnership: 'forest', other: 'gray' } as const;

export function MessageTypeBadge({ type }: Pick<ReceivedMessage, 'type'>) {
  return (
    <Badge variant="light" color={COLORS[type]} size="sm">
      {messageTypesMessages[type]}
    </Badge>
  );
}
