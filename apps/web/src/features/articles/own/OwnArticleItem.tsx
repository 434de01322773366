import { Anchor, Badge, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';

const COLORS = { draft: 'gray', waiting: 'brass', declined: 'red', published: 'forest', hidden: 'gray' };

type Props = { article: Outputs['articles']['own']['list']['items'][number] };

/** A row of the viewer's own articles: its title, its state and, where it was declined, why. */
export function OwnArticleItem({ article }: Props) {
  const { id, title, category, state, declineReason, updatedAt, relativeTime } = article;
  const shownName = useShownName();
  return (
    <li>
      <Stack gap={4}>
        <Anchor component={Link} to={paths.ownArticles(id)} c="inherit" fw={600} size="lg" dir="auto">
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {shownName(category)} · <RelativeTime at={updatedAt} text={relativeTime} />
        </Text>
        {declineReason !== null && (
          <Text size="sm" lineClamp={3} dir="auto">
            {messages.reason(declineReason)}
          </Text>
        )}
      </Stack>
      <Badge variant="light" size="lg" tt="none" color={COLORS[state]}>
        {messages.states[state]}
      </Badge>
    </li>
  );
}
