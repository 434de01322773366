import { Card, Stack, Text } from '@mantine/core';
import { WaysIn } from '../../lib/WaysIn.tsx';
import { joinToCommentMessages } from './join-to-comment.messages.ts';

/** Below a post, for visitors: how many comments there are, which members read, and the way in. */
export function JoinToComment({ comments, author }: { comments: number; author: string }) {
  const { title, text } = joinToCommentMessages;
  return (
    <Card component="section" aria-labelledby="join-to-comment" padding="md">
      <Stack gap="sm">
        <Text fw={600} id="join-to-comment">
          {title(comments)}
        </Text>
        <Text size="sm" c="dimmed">
          {text(comments)}
        </Text>
        <WaysIn joinFor={{ reason: 'comment', name: author }} />
      </Stack>
    </Card>
  );
}
