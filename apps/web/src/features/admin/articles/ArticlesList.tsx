import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminCards } from '../shared/AdminList.tsx';
import { ListToolbar } from '../shared/ListToolbar.tsx';
import { PAGE_LIMIT } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminArticleCard } from './AdminArticleCard.tsx';
import { type ArticlesInput, useAdminArticles, useSetArticleStatus } from './articles.hooks.ts';
import { adminArticlesMessages as messages } from './admin-articles.messages.ts';

const FILTERS = ['all', 'published', 'unpublished', 'waiting', 'declined'] as const;

type Props = { onCreate: () => void; onEdit: (id: number) => void };

export function ArticlesList({ onCreate, onEdit }: Props) {
  const list = useListFilter(FILTERS);
  const { search, filter, isFiltered } = list;
  const input = useMemo((): ArticlesInput => ({ search, filter, limit: PAGE_LIMIT }), [search, filter]);
  const articles = useAdminArticles(input);
  const status = useSetArticleStatus(input);
  return (
    <>
      <ListToolbar text={messages.search} list={list} filters={messages.filters} csv="articles">
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate}>
          {messages.create}
        </Button>
      </ListToolbar>
      <AdminCards query={articles} noun={messages.noun} isFiltered={isFiltered} empty={messages.empty}>
        {(article) => (
          <AdminArticleCard
            key={article.id}
            article={article}
            onStatus={(next) => status.mutate({ id: article.id, ...next })}
            onEdit={() => onEdit(article.id)}
          />
        )}
      </AdminCards>
    </>
  );
}
