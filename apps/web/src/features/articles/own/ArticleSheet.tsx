import { Badge, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ownPicture } from '../../../lib/own-picture.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import { Picture } from '../../../ui/Picture.tsx';
import classes from './OwnArticle.module.css';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';

type Props = {
  article: { title: string; category: string; summary: string | null; heroImage: string | null };
  label?: string;
  /** Its text. */
  children: ReactNode;
};

/** An article as its readers will see it. */
export function ArticleSheet({ article, label, children }: Props) {
  const shownName = useShownName();
  const { title, category, summary } = article;
  const hero = ownPicture(article.heroImage);
  return (
    <article aria-label={label}>
      {hero && (
        <Picture
          src={hero}
          alt=""
          sizes="(max-width: 48em) 100vw, 760px"
          width={1200}
          height={630}
          className={classes.hero}
        />
      )}
      <Badge variant="light" size="lg" tt="none" mb="sm">
        {shownName(category)}
      </Badge>
      <Title order={2} size="h1" dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {title || messages.form.untitled}
      </Title>
      {summary && (
        <Text size="lg" c="dimmed" mt="sm" mb="lg" dir="auto">
          {summary}
        </Text>
      )}
      <div className={classes.text}>{children}</div>
    </article>
  );
}
