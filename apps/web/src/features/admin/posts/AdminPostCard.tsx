import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import type { AdminPost } from './posts.hooks.ts';
import classes from './AdminPostCard.module.css';

type Props = {
  post: AdminPost;
  isRestoring: boolean;
  onPublished: (isPublished: boolean) => void;
  onDelete: () => void;
  onRestore: () => void;
};

/** One post with what members made of it, and what administrators may do about it. */
export function AdminPostCard({ post, isRestoring, onPublished, onDelete, onRestore }: Props) {
  const { author } = post;
  const isDeleted = post.deletedAt !== null;
  return (
    <Card component="li" padding="md" className={classes.root ?? ''}>
      <Group gap="xs" justify="space-between" align="flex-start">
        <div>
          <Group gap="xs">
            <Anchor component={Link} to={paths.profile(author.username)} fw={600} c="inherit">
              {author.name}
            </Anchor>
            <Badge variant="light" tt="none" color="gray">
              {post.type}
            </Badge>
            {post.state === 'waiting' && (
              <Badge variant="light" tt="none" color="brass">
                Waiting for approval
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {author.company ? `${author.company} · ` : ''}
            <time dateTime={post.createdAt}>{post.relativeTime}</time>
          </Text>
        </div>
        {!isDeleted && (
          <LabelledSwitch
            label={post.isPublished ? 'Published' : 'Hidden'}
            of={`post by ${author.name}`}
            checked={post.isPublished}
            onChange={onPublished}
          />
        )}
      </Group>
      <Text className={classes.text ?? ''} lineClamp={6} my="sm">
        {post.content}
      </Text>
      <Group justify="space-between" gap="xs">
        <Group gap="md" className={classes.figures ?? ''}>
          <span>{counted(post.likes, 'like')}</span>
          <span>{counted(post.comments, 'comment')}</span>
          <span data-alarm={post.reports > 0 || undefined}>{counted(post.reports, 'report')}</span>
        </Group>
        {isDeleted ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={isRestoring}
            onClick={onRestore}
          >
            Restore
          </Button>
        ) : (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={`Delete post by ${author.name}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Group>
    </Card>
  );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
