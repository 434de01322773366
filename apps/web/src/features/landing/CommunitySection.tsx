import { writtenNumber } from '../../lib/written.ts';
import { Container, SimpleGrid, Title } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './CommunitySection.module.css';
import { landingMessages } from './landing.messages.ts';

const { people: messages } = landingMessages;

/** The names in other languages, which the first view of this page does without. */
const IndustryName = lazyChunk(() =>
  import('../../ui/IndustryName.tsx').then((module) => ({ default: module.IndustryName })),
);

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
                    {category && (
                      <Suspense fallback={category}>
                        <IndustryName of={category} />
                      </Suspense>
                    )}
                    {category && city && ' · '}
                    {city}
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
