import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconShare3,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { JoinReason } from '../../lib/join-for.ts';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { useKeptAction } from '../../lib/useKeptAction.ts';
import { useBookmarkArticle, useLikeArticle, useShareArticle } from './articles.hooks.ts';
import type { ArticlePreview } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: ArticlePreview; isSignedIn: boolean };

/** Like, bookmark and share. Visitors are asked to join, over the page; what they pressed is done afterwards. */
export function ArticleActions({ article, isSignedIn }: Props) {
  const like = useLikeArticle(article);
  const bookmark = useBookmarkArticle(article);
  const shareArticle = useShareArticle(article);
  const navigate = useNavigate();
  const joinLink = useJoinLink();
  const { id, title, liked, bookmarked } = article;
  useKeptAction('like', String(id), () => {
    if (!liked) like.mutate({ id, liked: true });
  });
  useKeptAction('save', String(id), () => {
    if (!bookmarked) bookmark.mutate({ id, bookmarked: true });
  });
  const askToJoin = (reason: JoinReason & ('like' | 'save')) => {
    const { to, ...options } = joinLink(
      { reason, name: title },
      { dialog: 'either', open: { [reason]: String(id) } },
    );
    void navigate(to, options);
  };
  const LikeIcon = liked ? IconThumbUpFilled : IconThumbUp;
  const BookmarkIcon = bookmarked ? IconBookmarkFilled : IconBookmark;

  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant={liked ? 'light' : 'subtle'}
        color={liked ? 'forest' : 'gray'}
        size="sm"
        px="sm"
        leftSection={<LikeIcon size={18} aria-hidden />}
        data-key="l"
        aria-pressed={liked}
        aria-label={messages.article.like(title, article.likes)}
        onClick={() => (isSignedIn ? like.mutate({ id, liked: !liked }) : askToJoin('like'))}
      >
        {article.likes}
      </Button>
      <ActionIcon
        variant={bookmarked ? 'light' : 'subtle'}
        color={bookmarked ? 'brass' : 'gray'}
        size={36}
        aria-pressed={bookmarked}
        data-tooltip={bookmarked ? messages.article.unsaveTooltip : messages.article.saveTooltip}
        aria-label={messages.article.bookmark(title)}
        onClick={() => (isSignedIn ? bookmark.mutate({ id, bookmarked: !bookmarked }) : askToJoin('save'))}
      >
        <BookmarkIcon size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        data-tooltip={messages.article.shareTooltip}
        aria-label={messages.article.share(title)}
        onClick={() => void shareArticle()}
      >
        <IconShare3 size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
