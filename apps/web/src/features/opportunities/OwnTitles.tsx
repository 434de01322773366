import { Anchor, Badge, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import divided from '../../ui/DividedList.module.css';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { OPPORTUNITIES_PAGE } from './opportunities-page.ts';
import { opportunitiesMessages } from './opportunities.messages.ts';

const { own: messages, card } = opportunitiesMessages;

/** What the member posted, each with how many applied; hidden while there is nothing. */
export function OwnTitles() {
  const mine = trpc.opportunities.mine.useInfiniteQuery(OPPORTUNITIES_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = mine.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="own-titles" padding="md">
      <Title order={2} size="h4" id="own-titles" mb="xs">
        {messages.title}
      </Title>
      <ul className={divided.list}>
        {items.map(({ id, slug, title, applications, isOpen }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.opportunity(id, slug)} c="inherit" fw={600} dir="auto">
              {title}
            </Anchor>
            <Text size="sm" c="dimmed">
              {applications ? (
                <Anchor component={Link} to={paths.opportunity(id, slug)} inherit>
                  {messages.applications(applications)}
                </Anchor>
              ) : (
                messages.applications(0)
              )}{' '}
              {!isOpen && (
                <Badge variant="light" color="gray" tt="none" component="span">
                  {card.closed}
                </Badge>
              )}
            </Text>
          </li>
        ))}
      </ul>
      <LoadMore list={mine} />
    </Card>
  );
}
