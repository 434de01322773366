import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { countWords, readingMinutes } from '@guildhall/api/ground/values/reading-time';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { ownPicture } from '../../../lib/own-picture.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { splitTags } from './split-tags.ts';
import type { ArticleFormValues } from './article.form.ts';
import classes from './ArticlePreview.module.css';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

const MarkdownPreview = lazyChunk(() =>
  import('../../../ui/MarkdownPreview.tsx').then((module) => ({ default: module.MarkdownPreview })),
);

/** The article as readers will see it. */
export function ArticlePreview({ values }: { values: ArticleFormValues }) {
  const { title, summary, content, author, category, heroImage, isFeatured } = values;
  const shownName = useShownName();
  const tags = splitTags(values.tags);
  const hero = ownPicture(heroImage);
  return (
    <Card component="article" aria-label={messages.editor.preview}>
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
      <Group gap={8} mb="sm">
        <Badge variant="light" tt="none">
          {shownName(category)}
        </Badge>
        {isFeatured && (
          <Badge variant="light" color="brass" tt="none">
            {messages.featured}
          </Badge>
        )}
      </Group>
      <Title order={3} size="h1">
        {title || messages.preview.untitled}
      </Title>
      {summary && (
        <Text size="lg" c="dimmed" mt="sm">
          {summary}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {author} · {messages.preview.readTime(readingMinutes(countWords(content)))}
      </Text>
      <div className={classes.text}>
        <Suspense>
          <MarkdownPreview markdown={content} hasPictures />
        </Suspense>
      </div>
      {tags.length > 0 && (
        <Group gap={6} mt="lg">
          {tags.map((tag) => (
            <Badge key={tag} variant="light" color="gray" tt="none">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
    </Card>
  );
}
