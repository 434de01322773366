import { ActionIcon, Button, Group } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconShare3,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useSignInPath } from '../../lib/useSignInPath.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { useBookmarkArticle, useLikeArticle, useShareArticle } from './articles.hooks.ts';
import type { ArticlePreview } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = { article: ArticlePreview; isSignedIn: boolean };

/** Like, bookmark and share. For a visitor, like opens the sign-in dialog here and bookmark on the landing page. */
export function ArticleActions({ article, isSignedIn }: Props) {
  const like = useLikeArticle(article);
  const bookmark = useBookmarkArticle(article);
  const shareArticle = useShareArticle(article);
  const dialog = useDialog();
  const navigate = useNavigate();
  const signInPath = useSignInPath();
  const { id, title, liked, bookmarked } = article;
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
        onClick={() => (isSignedIn ? like.mutate({ id, liked: !liked }) : dialog.show('login'))}
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
        onClick={() =>
          isSignedIn ? bookmark.mutate({ id, bookmarked: !bookmarked }) : void navigate(signInPath)
        }
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
