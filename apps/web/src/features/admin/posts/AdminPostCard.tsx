import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { paths } from '../../../lib/paths.ts';
import { typeLabel } from '../../feed/post-types.ts';
import { moderationMessages } from '../moderation/moderation.messages.ts';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import type { AdminPost, PostDecision } from './posts.hooks.ts';
import blocks from '../../../ui/blocks.module.css';
import classes from './AdminPostCard.module.css';
import { DeleteButton, RestoreButton } from '../shared/ItemButtons.tsx';
import { postsMessages as messages } from './posts.messages.ts';

type Props = {
  post: AdminPost;
  isRestoring: boolean;
  isPublishing: boolean;
  /** Shows it again, or approves it. */
  onPublish: () => void;
  onDecide: (decision: PostDecision) => void;
  /** Opens the decision on everything of its author's. */
  onAll: () => void;
  onRestore: () => void;
};

/** A post with its counts and the moderation actions. */
export function AdminPostCard(props: Props) {
  const { post, isRestoring, isPublishing, onPublish, onDecide, onAll, onRestore } = props;
  const { author } = post;
  const typeName = typeLabel(post.type);
  const isDeleted = post.deletedAt !== null;
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap="xs" justify="space-between" align="flex-start" wrap="nowrap">
        <div className={blocks.words}>
          <Group gap="xs">
            <Anchor component={Link} to={paths.profile(author.username)} fw={600} c="inherit">
              {author.name}
            </Anchor>
            {typeName !== undefined && (
              <Badge variant="light" tt="none" color="gray">
                {typeName}
              </Badge>
            )}
            {post.chapter && (
              <Badge variant="light" tt="none" color="forest">
                <bdi>{post.chapter.name}</bdi>
              </Badge>
            )}
            {post.state === 'pending_review' && (
              <Badge variant="light" tt="none" color="brass">
                {messages.filters.pending_review}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {author.company ? `${author.company} · ` : ''}
            <RelativeTime at={post.createdAt} text={post.relativeTime} />
          </Text>
        </div>
        {!isDeleted && post.state === 'published' && (
          <LabelledSwitch
            label={messages.visibility(post.isPublished)}
            of={messages.of(author.name)}
            checked={post.isPublished}
            onChange={(next) => (next ? onPublish() : onDecide('hide'))}
          />
        )}
      </Group>
      <Text className={classes.text ?? ''} lineClamp={6} my="sm">
        {post.content}
      </Text>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group className={classes.stats ?? ''}>
          <span>{messages.likes(post.likes)}</span>
          <span>{messages.comments(post.comments)}</span>
          <span data-alarm={post.reports > 0 || undefined}>{messages.reports(post.reports)}</span>
        </Group>
        {isDeleted ? (
          <RestoreButton isPending={isRestoring} onClick={onRestore} />
        ) : (
          <Group gap="xs" justify="flex-end">
            <Button size="xs" variant="subtle" color="gray" onClick={onAll}>
              {moderationMessages.all.open(author.name)}
            </Button>
            {post.state === 'published' && (
              <DeleteButton of={messages.of(author.name)} onClick={() => onDecide('delete')} />
            )}
          </Group>
        )}
      </Group>
      {!isDeleted && post.state === 'pending_review' && (
        <Group gap="xs" mt="sm">
          <Button
            size="sm"
            loading={isPublishing}
            aria-label={messages.about(messages.approve, author.name)}
            onClick={onPublish}
          >
            {messages.approve}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={messages.about(messages.decline, author.name)}
            onClick={() => onDecide('decline')}
          >
            {messages.decline}
          </Button>
        </Group>
      )}
    </Card>
  );
}
