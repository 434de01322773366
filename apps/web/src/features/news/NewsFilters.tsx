import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './NewsFilters.module.css';
import { CATEGORIES, type NewsFilter, TOPICS } from './news-filter.ts';

const OPTIONS = [{ value: '', label: 'All' }, ...CATEGORIES.map((value) => ({ value, label: value }))];

type Props = {
  filter: NewsFilter;
  /** What stands in the box, which may be ahead of the filter. */
  typed: string;
  onType: (search: string) => void;
  onChoose: (filter: Partial<NewsFilter>) => void;
};

/** What narrows the list of articles. */
export function NewsFilters({ filter, typed, onType, onChoose }: Props) {
  const topicsId = useId();
  return (
    <div className={classes.root}>
      <div role="search" className={classes.fields}>
        <TextInput
          type="search"
          aria-label="Search articles"
          placeholder="Search articles..."
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          className={classes.search ?? ''}
        />
        <NativeSelect
          aria-label="Category"
          data={OPTIONS}
          value={filter.category}
          onChange={(event) => onChoose({ category: event.currentTarget.value })}
          className={classes.category ?? ''}
        />
      </div>
      <div className={classes.topics}>
        <Text size="sm" fw={600} id={topicsId}>
          Trending Topics
        </Text>
        <fieldset className={classes.buttons} aria-labelledby={topicsId}>
          {TOPICS.map((topic) => {
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
    </div>
  );
}
