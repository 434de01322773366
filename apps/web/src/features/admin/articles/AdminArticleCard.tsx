import { useShownName } from '../../../lib/shown-name.ts';
import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { truncate } from '../../../lib/truncate.ts';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import blocks from '../../../ui/blocks.module.css';
import classes from './AdminArticleCard.module.css';
import type { AdminArticle } from './articles.hooks.ts';
import { EditButton } from '../shared/ItemButtons.tsx';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

/** One less than the API sends, so that a longer text ends with an ellipsis. */
const PREVIEW_LENGTH = 199;

type Props = {
  article: AdminArticle;
  onStatus: (status: { isPublished?: boolean; isFeatured?: boolean }) => void;
  onEdit: () => void;
};

/** An article with its statistics and the editorial actions. */
export function AdminArticleCard({ article, onStatus, onEdit }: Props) {
  const { localDate } = useFormats();
  const shownName = useShownName();
  const { title, isPublished, isFeatured, submission } = article;
  const isUndecided = submission === 'waiting' || submission === 'declined';
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <Group gap={8}>
        {isUndecided ? (
          <Badge variant="light" tt="none" color={submission === 'waiting' ? 'brass' : 'red'}>
            {messages.submission[submission]}
          </Badge>
        ) : (
          <Badge variant="light" tt="none" color={isFeatured ? 'brass' : 'gray'}>
            {isFeatured ? messages.featured : messages.regular}
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {shownName(article.category)} · {article.author}
          {article.publishedAt && ` · ${localDate(article.publishedAt)}`}
        </Text>
      </Group>
      <Text fw={600} size="lg" mt={6}>
        {isPublished ? (
          <Anchor component={Link} to={paths.article(article.slug)} c="inherit" inherit>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Text>
      <Text c="dimmed" mt={4} className={classes.preview ?? ''}>
        {truncate(article.preview, PREVIEW_LENGTH)}
      </Text>
      {isUndecided ? (
        <Group mt="md">
          <Button variant={submission === 'waiting' ? 'filled' : 'default'} size="sm" onClick={onEdit}>
            {submission === 'waiting' ? messages.submission.read : messages.submission.look}
          </Button>
        </Group>
      ) : (
        <Group justify="space-between" gap="sm" mt="md">
          <Group gap="lg">
            <LabelledSwitch
              label={messages.published}
              of={title}
              checked={isPublished}
              onChange={(next) => onStatus({ isPublished: next })}
            />
            <LabelledSwitch
              label={messages.featured}
              of={title}
              checked={isFeatured}
              onChange={(next) => onStatus({ isFeatured: next })}
            />
          </Group>
          <Group gap="md">
            <Text size="sm" c="dimmed" className={classes.stats ?? ''}>
              {messages.stats(article.views, article.engagement)}
            </Text>
            <EditButton of={title} onClick={onEdit} />
          </Group>
        </Group>
      )}
    </Card>
  );
}
