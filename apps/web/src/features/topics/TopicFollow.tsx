import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useFollowTopic, useIsFollowing } from './topics.hooks.ts';
import { topicsMessages as messages } from './topics.messages.ts';

/** The button beside the name of a topic by which its reader follows it, or no longer. */
export function TopicFollow({ name }: { name: string }) {
  const isFollowing = useIsFollowing(name);
  const { mutate } = useFollowTopic(name);
  if (isFollowing === undefined) return null;
  return (
    <Button
      variant={isFollowing ? 'default' : 'filled'}
      leftSection={isFollowing ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
      aria-label={isFollowing ? messages.followingTopic(name) : messages.followTopic(name)}
      onClick={() => mutate({ name, following: !isFollowing })}
    >
      {isFollowing ? messages.following : messages.follow}
    </Button>
  );
}
