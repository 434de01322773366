import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { ownPicture } from '../../lib/own-picture.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { Picture } from '../../ui/Picture.tsx';
import classes from './FeedRail.module.css';
import { feedRailMessages as messages } from './feed-rail.messages.ts';

const SHOWN = 3;

/** The newest articles and opportunities, on very wide screens. What cannot be loaded is left out. */
export function FeedRail({ isSignedIn }: { isSignedIn: boolean }) {
  const isAreaOn = useIsAreaOn();
  return (
    <Stack gap="md">
      {isAreaOn('news') && <NewArticles />}
      {isSignedIn && isAreaOn('opportunities') && <NewOpportunities />}
    </Stack>
  );
}

function NewArticles() {
  const { data } = trpc.articles.list.useQuery({ limit: SHOWN });
  if (!data || data.items.length === 0) return null;
  return (
    <RailCard title={messages.articles} all={paths.news()}>
      {data.items.map(({ id, slug, title, author, heroImage }) => {
        const picture = ownPicture(heroImage);
        return (
          <li key={id}>
            {picture && (
              <Picture src={picture} alt="" sizes="72px" width={72} height={56} className={classes.picture} />
            )}
            <RailItem to={paths.article(slug)} title={title} detail={author} />
          </li>
        );
      })}
    </RailCard>
  );
}

function NewOpportunities() {
  const { data } = trpc.opportunities.list.useQuery();
  const items = data?.filter(({ isMine }) => !isMine).slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  return (
    <RailCard title={messages.opportunities} all={paths.opportunities()}>
      {items.map(({ id, slug, title, details }) => (
        <li key={id}>
          <RailItem to={paths.opportunity(id, slug)} title={title} detail={details} />
        </li>
      ))}
    </RailCard>
  );
}

type CardProps = { title: string; all: string; children: ReactNode };

function RailCard({ title, all, children }: CardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <Anchor component={Link} to={all} size="sm" py={4} aria-label={messages.seeAllOf(title)}>
          {messages.seeAll}
        </Anchor>
      </Group>
      <ul className={classes.list}>{children}</ul>
    </Card>
  );
}

type ItemProps = { to: string; title: string; detail: string | null };

const RailItem = ({ to, title, detail }: ItemProps) => (
  <div>
    <Anchor component={Link} to={to} c="inherit" size="sm" fw={600}>
      {title}
    </Anchor>
    {detail !== null && (
      <Text size="xs" c="dimmed" mt={2}>
        {detail}
      </Text>
    )}
  </div>
);
