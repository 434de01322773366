import { Badge, Card, Group, List, Stack, Text } from '@mantine/core';
import { useIndustryLabel } from '../../lib/industries.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { trpc } from '../../lib/trpc.ts';
import { CardListSkeleton } from '../../ui/CardListSkeleton.tsx';
import { Query } from '../../ui/Query.tsx';
import { InsightPeople } from './InsightPeople.tsx';
import { InsightSection } from './InsightSection.tsx';
import { JoinCard } from './JoinCard.tsx';
import { TrendingTopics } from './TrendingTopics.tsx';
import { networkMessages as messages } from './network.messages.ts';

type Props = {
  /** How many of the best suggestions the page shows elsewhere; the panel goes on after them. */
  offset?: number;
};

/** The side panel on wide screens. Visitors see an invitation to join, without a request. */
export function InsightsPanel({ offset = 0 }: Props) {
  const { status } = useViewer();
  const industryLabel = useIndustryLabel();
  const query = trpc.network.insights.useQuery(
    { offset },
    { enabled: status === 'authenticated', placeholderData: (before) => before },
  );
  if (status === 'anonymous') return <JoinCard />;
  return (
    <Query query={query} skeleton={<CardListSkeleton label={messages.loading} />} failed={messages.failed}>
      {(data) => {
        const { recommendations, trendingTopics, networkGrowthTips, industryInsights } = data;
        return (
          <Card component="section" aria-label={messages.title}>
            <Stack gap="lg">
              {recommendations.length > 0 && <InsightPeople people={recommendations} />}
              <TrendingTopics trending={trendingTopics} />
              {industryInsights && (
                <InsightSection title={messages.industry.title}>
                  <Text size="sm" mb="xs">
                    {messages.industry.connections(
                      industryLabel(industryInsights.industry),
                      industryInsights.averageConnections,
                    )}
                  </Text>
                  <BadgeRow label={messages.industry.skills} values={industryInsights.topSkills} />
                  <BadgeRow label={messages.industry.roles} values={industryInsights.emergingRoles} />
                </InsightSection>
              )}
              {networkGrowthTips.length > 0 && (
                <InsightSection title={messages.tips}>
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
      }}
    </Query>
  );
}

function BadgeRow({ label, values }: { label: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <Text size="xs" c="dimmed" mt="xs" mb={4}>
        {label}
      </Text>
      <Group gap={6}>
        {values.map((value) => (
          <Badge key={value} variant="light" color="gray" tt="none">
            {value}
          </Badge>
        ))}
      </Group>
    </>
  );
}
