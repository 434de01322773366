import { Anchor, Group, Text } from '@mantine/core';
import { IconMessageCircle, IconThumbUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { previewText } from '../attachments/preview-text.ts';
import { POST_TYPES, displayedType } from '../feed/post-types.ts';
import { profileMessages } from './profile.messages.ts';
import type { Related } from './profile.types.ts';
import classes from './RecentPosts.module.css';

const { posts: messages } = profileMessages;

/** The beginning of a post, which leads to the post itself. */
export function RecentPost({ post }: { post: Related['posts'][number] }) {
  const { label, Icon, color } = POST_TYPES[displayedType(post.type)];
  const [picture] = post.pictures;
  const textId = `recent-post-${post.id}`;
  return (
    <article className={classes.post} data-picture={picture !== undefined || undefined}>
      <Group gap="xs" wrap="nowrap">
        <Text component="span" c={color} className={classes.icon ?? ''}>
          <Icon size={18} aria-hidden />
        </Text>
        <Text size="sm" c="dimmed">
          {label} ·{' '}
          <Anchor
            component={Link}
            to={paths.post(post.id)}
            inherit
            c="inherit"
            className={classes.link}
            aria-describedby={textId}
          >
            <RelativeTime at={post.createdAt} text={post.relativeTime} />
          </Anchor>
        </Text>
      </Group>
      <Text id={textId} lineClamp={4} dir="auto" className={classes.text ?? ''}>
        {previewText(post)}
      </Text>
      {post.likes + post.comments > 0 && (
        <Group gap="md" className={classes.counts ?? ''}>
          {post.likes > 0 && (
            <span>
              <IconThumbUp size={16} aria-hidden /> {messages.likes(post.likes)}
            </span>
          )}
          {post.comments > 0 && (
            <span>
              <IconMessageCircle size={16} aria-hidden /> {messages.comments(post.comments)}
            </span>
          )}
        </Group>
      )}
      {picture && (
        <div className={classes.thumbnail}>
          <Picture
            src={picture.address}
            alt={post.content === '' ? '' : picture.alt}
            sizes="112px"
            width={112}
            height={84}
            className={classes.picture}
          />
        </div>
      )}
    </article>
  );
}
