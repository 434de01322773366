import { Container, Text, Title } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { landingMessages } from './landing.messages.ts';
import classes from './StepsSection.module.css';

export function StepsSection() {
  const community = trpc.site.config.useQuery().data?.community;
  const { heading, items } = landingMessages.steps;
  const own = community?.stepItems ?? [];
  return (
    <section className={classes.root} aria-labelledby="how-it-works">
      <Container size="lg">
        <Title order={2} id="how-it-works" className={classes.heading ?? ''}>
          {community?.stepsHeading || heading}
        </Title>
        <ol className={classes.steps}>
          {(own.length > 0 ? own : items).map((item, index) => (
            <li key={item.title} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <Title order={3}>{item.title}</Title>
              <Text c="dimmed">{item.text}</Text>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
