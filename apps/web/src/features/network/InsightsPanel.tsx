import { Badge, Card, Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useViewer } from '../../lib/useViewer.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import classes from './InsightList.module.css';
import { InsightPeople } from './InsightPeople.tsx';
import { InsightSection } from './InsightSection.tsx';
import { JoinCard } from './JoinCard.tsx';

/** The panel beside the page on wide screens. Visitors are invited instead, without a call. */
export function InsightsPanel() {
  const { status } = useViewer();
  const { data, error, refetch } = trpc.network.insights.useQuery(undefined, {
    enabled: status === 'authenticated',
  });
  if (status === 'anonymous') return <JoinCard />;
  if (error) {
    return (
      <ErrorState title="Insights could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <CardListSkeleton label="Loading network insights..." />;

  const { recommendations, trendingTopics, networkGrowthTips, industryInsights } = data;
  return (
    <Card component="section" aria-label="Network insights">
      <Stack gap="lg">
        {recommendations.length > 0 && <InsightPeople people={recommendations} />}
        {trendingTopics.length > 0 && (
          <InsightSection title="Trending Topics">
            <ul className={classes.list}>
              {trendingTopics.map(({ id, topic, participantCount, category }) => (
                <Group component="li" key={id} justify="space-between" wrap="nowrap" gap="xs">
                  <div>
                    <Text size="sm" fw={500}>
                      {topic}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {category}
                    </Text>
                  </div>
                  <Text size="xs" c="dimmed">
                    {participantCount} {participantCount === 1 ? 'member' : 'members'}
                  </Text>
                </Group>
              ))}
            </ul>
          </InsightSection>
        )}
        {industryInsights && (
          <InsightSection title="Industry Insights">
            <Text size="sm" mb="xs">
              Members in {industryInsights.industry} have {industryInsights.averageConnections.toFixed(1)}{' '}
              connections on average.
            </Text>
            <BadgeRow label="Top skills" words={industryInsights.topSkills} />
            <BadgeRow label="Emerging roles" words={industryInsights.emergingRoles} />
          </InsightSection>
        )}
        {networkGrowthTips.length > 0 && (
          <InsightSection title="Network Growth Tips">
            <List size="sm" spacing={6}>
              {networkGrowthTips.map((tip) => (
                <List.Item key={tip}>{tip}</List.Item>
              ))}
            </List>
          </InsightSection>
        )}
      </Stack>
    </Card>
  );
}

function BadgeRow({ label, words }: { label: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <Text size="xs" c="dimmed" mt="xs" mb={4}>
        {label}
      </Text>
      <Group gap={6}>
        {words.map((word) => (
          <Badge key={word} variant="light" color="gray" tt="none">
            {word}
          </Badge>
        ))}
      </Group>
    </>
  );
}
