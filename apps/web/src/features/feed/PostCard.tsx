import { ActionIcon, Anchor, Card, Group, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { jobLine } from '../../ui/job-line.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import type { Post } from './feed.hooks.ts';
import { useDeletePost } from './feed.hooks.ts';
import { LikeButton } from './LikeButton.tsx';
import classes from './PostCard.module.css';
import { POST_KINDS, shownKind } from './post-kinds.ts';

type Props = { post: Post; isSignedIn: boolean; position: number; total: number };

export function PostCard({ post, isSignedIn, position, total }: Props) {
  const { author, can } = post;
  const { label, Icon, color } = POST_KINDS[shownKind(post.type)];
  const [firstName = '', ...rest] = author.name.split(' ');
  const deletion = useDeletePost();
  const nameId = `post-${post.id}-author`;

  return (
    <Card component="article" aria-labelledby={nameId} aria-posinset={position} aria-setsize={total}>
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <MemberAvatar firstName={firstName} lastName={rest.join(' ')} avatar={author.avatar} />
        <div className={classes.who}>
          <Anchor component={Link} to={paths.profile(author.username)} id={nameId} fw={600} c="inherit">
            {author.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {jobLine(author) || 'Member'}
          </Text>
          <Text size="sm" c="dimmed" component="time" dateTime={post.createdAt}>
            {post.relativeTime}
          </Text>
        </div>
        <Tooltip label={label}>
          <Text component="span" c={color} className={classes.kind}>
            <Icon size={20} role="img" aria-label={label} />
          </Text>
        </Tooltip>
      </Group>
      <Text className={classes.content}>{post.content}</Text>
      <Group gap="xs" className={classes.actions}>
        <LikeButton post={post} isSignedIn={isSignedIn} />
        {can.delete && (
          <Tooltip label="Delete post">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              ml="auto"
              aria-label="Delete post"
              loading={deletion.isPending}
              onClick={() => deletion.mutate({ id: post.id })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </Card>
  );
}
