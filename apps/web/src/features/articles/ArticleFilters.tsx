import { shownName } from '../../lib/shown-name.ts';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useCategories } from '../../lib/site.ts';
import classes from './ArticleFilters.module.css';
import type { ArticlesFilter } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = {
  filter: ArticlesFilter;
  /** Text of the search box, which is ahead of the debounced filter. */
  typed: string;
  /** Searches offered as buttons. */
  topics: string[];
  onType: (search: string) => void;
  onChoose: (filter: Partial<ArticlesFilter>) => void;
};

export function ArticleFilters({ filter, typed, topics, onType, onChoose }: Props) {
  const topicsId = useId();
  const { articleCategories } = useCategories();
  const { category } = filter;
  const isOffered = category === '' || articleCategories.includes(category);
  const categories = isOffered ? articleCategories : [...articleCategories, category];
  return (
    <div className={classes.root}>
      <div role="search" className={classes.fields}>
        <TextInput
          type="search"
          aria-label={messages.filters.search}
          placeholder={messages.filters.placeholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          className={classes.search ?? ''}
        />
        <NativeSelect
          aria-label={messages.filters.category}
          data={[
            { value: '', label: messages.filters.all },
            ...categories.map((value) => ({ value, label: shownName(value) })),
          ]}
          value={category}
          onChange={(event) => onChoose({ category: event.currentTarget.value })}
          className={classes.category ?? ''}
        />
      </div>
      {topics.length > 0 && (
        <div className={classes.topics}>
          <Text size="sm" fw={600} id={topicsId}>
            {messages.filters.topics}
          </Text>
          <fieldset className={classes.buttons} aria-labelledby={topicsId}>
            {topics.map((topic) => {
              const isActive = filter.search.trim().toLowerCase() === topic.toLowerCase();
              return (
                <Button
                  key={topic}
                  size="xs"
                  radius="xl"
                  variant={isActive ? 'filled' : 'default'}
                  aria-pressed={isActive}
                  onClick={() => onChoose({ search: isActive ? '' : topic })}
                >
                  {topic}
                </Button>
              );
            })}
          </fieldset>
        </div>
      )}
    </div>
  );
}
