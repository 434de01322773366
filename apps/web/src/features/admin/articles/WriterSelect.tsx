import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { ArticleFormValues } from './article.form.ts';
import { adminArticlesMessages } from './admin-articles.messages.ts';

const { writer: messages } = adminArticlesMessages;

const FOUND = 8;
const WAIT_MS = 200;

/** Picks the member who wrote an article; the author's name follows. Editors see the members that everyone sees. */
export function WriterSelect({ form }: { form: UseFormReturnType<ArticleFormValues> }) {
  const { authorId, writerName } = form.getValues();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), WAIT_MS);
  const { data } = trpc.search.all.useQuery(
    { q: search, kind: 'members', limit: FOUND },
    { enabled: search !== '' && search !== writerName, placeholderData: (before) => before },
  );
  const found = data?.members.filter(({ id }) => String(id) !== authorId) ?? [];
  const own = authorId === '' ? [] : [{ value: authorId, label: writerName }];
  const options = [...own, ...found.map(({ id, name }) => ({ value: String(id), label: name }))];
  return (
    <Select
      label={messages.label}
      description={messages.hint}
      error={form.errors['authorId']}
      placeholder={messages.typeAName}
      maw={480}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': messages.clear }}
      data={options}
      // The server has searched already.
      filter={({ options: all }) => all}
      nothingFoundMessage={search === '' ? messages.typeAName : messages.nobody}
      value={authorId === '' ? null : authorId}
      data-path="authorId"
      onSearchChange={setTyped}
      onChange={(id, option) =>
        form.setValues(
          id === null || !option
            ? { authorId: '', writerName: '' }
            : { authorId: id, writerName: option.label, author: option.label },
        )
      }
    />
  );
}
