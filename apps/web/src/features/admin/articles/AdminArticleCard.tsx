import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { longDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import classes from './AdminArticleCard.module.css';
import type { AdminArticle } from './articles.hooks.ts';

type Props = {
  article: AdminArticle;
  onStatus: (status: { isPublished?: boolean; isFeatured?: boolean }) => void;
  onEdit: () => void;
};

/** One article with its readers, and what administrators may do about it. */
export function AdminArticleCard({ article, onStatus, onEdit }: Props) {
  const { title, isPublished, isFeatured } = article;
  return (
    <Card component="li" padding="md" className={classes.root ?? ''}>
      <Group gap={8}>
        <Badge variant="light" tt="none" color={isFeatured ? 'brass' : 'gray'}>
          {isFeatured ? 'Featured' : 'Regular'}
        </Badge>
        <Text size="sm" c="dimmed">
          {article.category} · {article.author}
          {article.publishedAt && ` · ${longDate(article.publishedAt)}`}
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
        {article.preview}
      </Text>
      <Group justify="space-between" gap="sm" mt="md">
        <Group gap="lg">
          <LabelledSwitch
            label="Published"
            of={title}
            checked={isPublished}
            onChange={(next) => onStatus({ isPublished: next })}
          />
          <LabelledSwitch
            label="Featured"
            of={title}
            checked={isFeatured}
            onChange={(next) => onStatus({ isFeatured: next })}
          />
        </Group>
        <Group gap="md">
          <Text size="sm" c="dimmed" className={classes.figures ?? ''}>
            {article.views} views · {article.engagement}% engagement
          </Text>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={`Edit ${title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
        </Group>
      </Group>
    </Card>
  );
}
