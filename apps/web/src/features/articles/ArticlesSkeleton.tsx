import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { ArticleGrid } from './ArticleGrid.tsx';
import classes from './ArticlesSkeleton.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Placeholder for the first articles. */
export function ArticlesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{messages.loading}</VisuallyHidden>
      <ArticleGrid>
        {CARDS.map((card) => (
          <Card key={card} padding={0}>
            <Skeleton radius={0} className={classes.hero ?? ''} visibleFrom="xs" />
            <Stack gap="sm" p={{ base: 16, xs: 'lg' }}>
              <Skeleton height={24} width={90} />
              <Skeleton height={22} width="85%" />
              <Skeleton height={14} />
              <Skeleton height={14} width="70%" />
              <Skeleton height={36} mt="sm" />
            </Stack>
          </Card>
        ))}
      </ArticleGrid>
    </div>
  );
}
