import { Button, Stack } from '@mantine/core';
import { IconPlus, IconTableExport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { AdminList } from '../shared/AdminList.tsx';
import { AdminSearch } from '../shared/AdminSearch.tsx';
import tools from '../shared/ListTools.module.css';
import { PAGE_LIMIT, itemsOf } from '../shared/pages.ts';
import { useListFilter } from '../shared/useListFilter.ts';
import { AdminArticleCard } from './AdminArticleCard.tsx';
import { type ArticlesInput, useAdminArticles, useSetArticleStatus } from './articles.hooks.ts';

type Props = { onCreate: () => void; onEdit: (id: number) => void };

export function ArticlesList({ onCreate, onEdit }: Props) {
  const { search, isNarrowed, setSearch } = useListFilter(['all'], 'all');
  const input = useMemo((): ArticlesInput => ({ search, limit: PAGE_LIMIT }), [search]);
  const articles = useAdminArticles(input);
  const status = useSetArticleStatus(input);
  const items = itemsOf(articles.data);
  return (
    <>
      <div className={tools.root}>
        <div className={tools.search}>
          <AdminSearch
            label="Search articles by title, author or category"
            placeholder="Search articles..."
            value={search}
            onSearch={setSearch}
          />
        </div>
        <Button
          component="a"
          href={paths.adminCsv('articles', search)}
          download
          size="md"
          variant="default"
          leftSection={<IconTableExport size={18} aria-hidden />}
        >
          CSV
        </Button>
        <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate}>
          Create Article
        </Button>
      </div>
      <AdminList
        query={articles}
        count={items.length}
        what="articles"
        isNarrowed={isNarrowed}
        empty="The news of the industry are written here: create the first article."
      >
        <Stack gap="md" component="ul" p={0} m={0}>
          {items.map((article) => (
            <AdminArticleCard
              key={article.id}
              article={article}
              onStatus={(next) => status.mutate({ id: article.id, ...next })}
              onEdit={() => onEdit(article.id)}
            />
          ))}
        </Stack>
      </AdminList>
    </>
  );
}
