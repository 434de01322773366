import { Container, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { MatchingDrawing, OpportunityDrawing, ReferralDrawing } from './FeatureDrawings.tsx';
import classes from './FeaturesSection.module.css';
import { landingMessages } from './landing.messages.ts';

const DRAWINGS: Record<string, ReactNode> = {
  matching: <MatchingDrawing />,
  referrals: <ReferralDrawing />,
  opportunities: <OpportunityDrawing />,
};

export function FeaturesSection() {
  const community = trpc.site.config.useQuery().data?.community;
  const { heading, text, items } = landingMessages.features;
  const own: { key?: string; title: string; text: string }[] = community?.featureItems ?? [];
  return (
    <section className={classes.root} aria-labelledby="features">
      <Container size="lg">
        <div className={classes.head}>
          <Title order={2} id="features" className={classes.heading ?? ''}>
            {community?.featuresHeading || heading}
          </Title>
          <Text c="dimmed" size="lg">
            {community?.featuresText || text}
          </Text>
        </div>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
          {(own.length > 0 ? own : items).map((item) => (
            <article key={item.title} className={classes.card}>
              {item.key && DRAWINGS[item.key]}
              <Title order={3}>{item.title}</Title>
              <Text c="dimmed">{item.text}</Text>
            </article>
          ))}
        </SimpleGrid>
      </Container>
    </section>
  );
}
