import { Button, NativeSelect, Text } from '@mantine/core';
import { useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { useShownName } from '../../lib/shown-name.ts';
import { useCategories } from '../../lib/site.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './ArticleFilters.module.css';
import type { ArticlesFilter } from './articles-filter.ts';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = {
  filter: ArticlesFilter;
  /** Searches offered as buttons. */
  topics: string[];
  onChange: (filter: Partial<ArticlesFilter>, options?: { replace: boolean }) => void;
};

/** The search box, the category, and searches that lead to articles. */
export function ArticleFilters({ filter, topics, onChange }: Props) {
  const topicsId = useId();
  const { articleCategories } = useCategories();
  const shownName = useShownName();
  const { category, search } = filter;
  const isOffered = category === '' || articleCategories.includes(category);
  const categories = isOffered ? articleCategories : [...articleCategories, category];
  return (
    <FilterBar
      chosen={category === '' ? 0 : 1}
      search={
        <SearchInput
          label={messages.filters.search}
          placeholder={messages.filters.placeholder}
          name="search"
          action={paths.news()}
          value={search}
          onSearch={(text) => onChange({ search: text }, { replace: true })}
        />
      }
    >
      <div className={classes.root}>
        <NativeSelect
          label={messages.filters.category}
          data={[
            { value: '', label: messages.filters.all },
            ...categories.map((value) => ({ value, label: shownName(value) })),
          ]}
          value={category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
          className={classes.category ?? ''}
        />
        {topics.length > 0 && (
          <fieldset className={classes.topics} aria-labelledby={topicsId}>
            <Text size="sm" fw={600} id={topicsId} className={classes.label ?? ''}>
              {messages.filters.topics}
            </Text>
            {topics.map((topic) => {
              const isActive = search.trim().toLowerCase() === topic.toLowerCase();
              return (
                <Button
                  key={topic}
                  size="xs"
                  radius="xl"
                  variant={isActive ? 'filled' : 'default'}
                  aria-pressed={isActive}
                  onClick={() => onChange({ search: isActive ? '' : topic })}
                >
                  {topic}
                </Button>
              );
            })}
          </fieldset>
        )}
      </div>
    </FilterBar>
  );
}
