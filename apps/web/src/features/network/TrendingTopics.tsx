import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import blocks from '../../ui/blocks.module.css';
import { useShownName } from '../../lib/shown-name.ts';
import { InsightSection } from './InsightSection.tsx';
import { networkMessages } from './network.messages.ts';

const { topics: messages } = networkMessages;

const SHOWN = 5;

type Trending = Outputs['network']['insights']['trendingTopics'];
type Line = { name: string; to: string; detail: string | null; members: number };

/** What members write about: topics of the feed, which lead to their posts, then trades, which lead to members. */
export function TrendingTopics({ trending }: { trending: Trending }) {
  const { data: popular } = trpc.topics.popular.useQuery();
  const shownName = useShownName();
  const ofFeed = (popular?.items ?? []).map(({ name, members }): Line => ({
    name: `#${name}`,
    to: paths.feed(name),
    detail: null,
    members,
  }));
  const known = new Set(ofFeed.map(({ name }) => name.toLowerCase()));
  const others = trending
    .filter(({ topic }) => !known.has(`#${topic.toLowerCase()}`))
    .map(({ topic, category, participantCount }): Line => ({
      name: topic,
      to: paths.members({ search: topic }),
      detail: category === topic ? null : shownName(category),
      members: participantCount,
    }));
  const lines = [...ofFeed, ...others].slice(0, SHOWN);
  if (lines.length === 0) return null;
  return (
    <InsightSection title={messages.title}>
      <ul className={blocks.list}>
        {lines.map(({ name, to, detail, members }) => (
          <Group component="li" key={name} justify="space-between" wrap="nowrap" gap="xs">
            <div>
              <Anchor component={Link} to={to} size="sm" fw={500}>
                <bdi>{name}</bdi>
              </Anchor>
              {detail !== null && (
                <Text size="xs" c="dimmed">
                  {detail}
                </Text>
              )}
            </div>
            <Text size="xs" c="dimmed">
              {messages.members(members)}
            </Text>
          </Group>
        ))}
      </ul>
    </InsightSection>
  );
}
