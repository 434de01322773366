import type { ArticleTeaser } from '@guildhall/api/publishing/articles/articles.schema';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './ArticleText.module.css';

type Props = { article: Pick<ArticleTeaser, 'author' | 'writer'>; children: ReactNode };

/** Who wrote an article, with their face and profile where they are a member, and when. */
export function ArticleByline({ article: { author, writer }, children }: Props) {
  return (
    <div className={classes.byline}>
      {writer && <MemberAvatar name={writer.name} avatar={writer.avatar} size={44} />}
      <div>
        <Text fw={600} dir="auto">
          {writer ? (
            <Link to={paths.profile(writer.username)} className={classes.writer}>
              {author}
            </Link>
          ) : (
            author
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      </div>
    </div>
  );
}
