import { writtenNumber } from '../../lib/written.ts';
import { Container, SimpleGrid, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './CommunitySection.module.css';
import { landingMessages } from './landing.messages.ts';

const { people: messages } = landingMessages;

/** How many are here, and the newest businesses. */
export function CommunitySection({ front }: { front: Outputs['site']['front'] }) {
  const { memberCount, businessCount, businesses } = front;
  const figures = [
    { count: memberCount, label: messages.memberCount(memberCount) },
    { count: businessCount, label: messages.businessCount(businessCount) },
  ].filter(({ count }) => count > 0);
  return (
    <section className={classes.root}>
      <Container size="lg">
        <dl className={classes.figures} aria-label={messages.figures}>
          {figures.map(({ count, label }) => (
            <div key={label} className={classes.figure}>
              <dt>{label}</dt>
              <dd>{writtenNumber(count)}</dd>
            </div>
          ))}
        </dl>
        {businesses.length > 0 && (
          <>
            <div className={classes.head}>
              <Title order={2}>{messages.businesses}</Title>
              <Link to={paths.businesses()} className={classes.directory}>
                {messages.directory}
              </Link>
            </div>
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
              {businesses.map(({ slug, name, category, city, cover }) => (
                <Link key={slug} to={paths.business(slug)} className={classes.business}>
                  {cover ? (
                    <img
                      src={cover}
                      alt=""
                      width={480}
                      height={168}
                      loading="lazy"
                      className={classes.cover}
                    />
                  ) : (
                    <span className={classes.cover} />
                  )}
                  <span className={classes.name} dir="auto">
                    {name}
                  </span>
                  <span className={classes.facts} dir="auto">
                    {[category, city].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              ))}
            </SimpleGrid>
          </>
        )}
      </Container>
    </section>
  );
}
