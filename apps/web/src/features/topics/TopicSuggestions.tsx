import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '../../lib/trpc.ts';
import { FieldSuggestions } from '../../ui/composer/FieldSuggestions.tsx';
import { completeQuery } from '../../ui/composer/edit-field.ts';
import { useFieldQuery } from '../../ui/composer/useFieldQuery.ts';
import { topicQueryAt } from './topic-query.ts';
import { topicsMessages } from './topics.messages.ts';

const { suggestions: messages } = topicsMessages;

const WAIT_MS = 150;

/** Topics of other posts, while one is typed after a #. */
export function TopicSuggestions({ field }: { field: HTMLTextAreaElement }) {
  const [query, dismiss] = useFieldQuery(field, topicQueryAt);
  const text = query?.text ?? '';
  const [searched] = useDebouncedValue(text, WAIT_MS);
  const { data } = trpc.topics.suggest.useQuery({ q: text }, { enabled: text !== '' && searched === text });
  // What is typed already needs no suggestion.
  const topics = data?.items.filter(({ name }) => name !== text) ?? [];
  return (
    <FieldSuggestions
      field={field}
      query={query}
      items={text === '' ? [] : topics}
      keyOf={({ name }) => name}
      label={messages.list}
      found={messages.found}
      renderItem={({ name, members }) => (
        <>
          <Text size="sm" fw={600} truncate>
            <bdi>{`#${name}`}</bdi>
          </Text>
          <Text size="xs" c="dimmed" ms="auto">
            {messages.members(members)}
          </Text>
        </>
      )}
      isFirstChosen={false}
      onChoose={({ name }) => query && completeQuery(field, query, `#${name}`)}
      onDismiss={dismiss}
    />
  );
}
