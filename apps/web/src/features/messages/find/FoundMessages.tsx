import { Anchor, Text, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type MessagesView, paths } from '../../../lib/paths.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { Query } from '../../../ui/Query.tsx';
import { MESSAGES_PAGE } from '../messages-page.ts';
import rows from '../MessageRow.module.css';
import { FoundPerson } from './FoundPerson.tsx';
import { FoundMessage } from './FoundMessage.tsx';
import classes from './FoundMessages.module.css';
import { findMessages as messages } from './find.messages.ts';

type Page = Outputs['messages']['conversations']['search'];

type Props = {
  q: string;
  view: MessagesView;
  /** The member whose conversation is open, and the message that it is open at. */
  chosenId: number | null;
  messageId: number | null;
};

/** The conversations and messages that a search finds. */
export function FoundMessages({ q, ...place }: Props) {
  const list = trpc.messages.conversations.search.useInfiniteQuery(
    { ...MESSAGES_PAGE, q },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const count = list.data?.pages.flatMap(({ items }) => items).length ?? 0;
  return (
    <div className={classes.root}>
      {/* Always there, so that screen readers hear what changes in it. */}
      <Text size="sm" c="dimmed" role="status" className={classes.count ?? ''}>
        {list.isSuccess && messages.found(count, list.hasNextPage)}
      </Text>
      <Query
        query={list}
        skeleton={<CardListSkeleton label={messages.loading} count={3} />}
        failed={messages.failed}
      >
        {({ pages }) => (
          <>
            <Results q={q} {...place} pages={pages} />
            <LoadMore list={list} />
          </>
        )}
      </Query>
    </div>
  );
}

function Results({ q, view, chosenId, messageId, pages }: Props & { pages: Page[] }) {
  const people = pages[0]?.people ?? [];
  const items = pages.flatMap((page) => page.items);
  const everywhere = (
    <Anchor component={Link} to={paths.search(q)} size="sm" fw={600}>
      {messages.everywhere}
    </Anchor>
  );
  if (people.length === 0 && items.length === 0) {
    return (
      <EmptyState icon={IconSearch} title={messages.nothing(q)} action={everywhere}>
        {messages.nothingText}
      </EmptyState>
    );
  }
  const list = `${rows.list} ${rows.plain}`;
  return (
    <>
      {people.length > 0 && (
        <section aria-label={messages.people}>
          <Title order={2} size="sm" className={classes.title ?? ''}>
            {messages.people}
          </Title>
          <ul className={list}>
            {people.map((person) => (
              <FoundPerson
                key={person.id}
                person={person}
                to={paths.conversation(person.id, view, { q })}
                isChosen={person.id === chosenId && messageId === null}
              />
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section aria-label={messages.messages}>
          {people.length > 0 && (
            <Title order={2} size="sm" className={classes.title ?? ''}>
              {messages.messages}
            </Title>
          )}
          <ul className={list}>
            {items.map((item) => (
              <FoundMessage
                key={item.id}
                found={item}
                to={paths.conversation(item.person.id, view, { q, message: item.id })}
                isChosen={item.id === messageId}
              />
            ))}
          </ul>
        </section>
      )}
      <div className={classes.everywhere}>{everywhere}</div>
    </>
  );
}
