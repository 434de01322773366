import { parseMarkdown } from '@guildhall/markdown/parse';
import type { Outputs } from '../src/lib/trpc.ts';
import type { ArticlePreview } from '../src/features/articles/articles-filter.ts';

export function articleOf(fields: Partial<ArticlePreview> = {}): ArticlePreview {
  return {
    id: 1,
    slug: 'hire-for-the-saturday',
    title: 'Hire for the Saturday',
    summary: 'A paid trial shift tells more than an interview.',
    author: 'Ada Bergmann',
    category: 'Leadership',
    tags: ['hiring'],
    heroImage: null,
    url: null,
    isPublished: true,
    isFeatured: false,
    trending: false,
    publishedAt: '2026-03-03T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    relativeTime: '2d ago',
    readTime: 7,
    views: 10,
    engagement: 20,
    likes: 3,
    comments: 0,
    shares: 0,
    liked: false,
    bookmarked: false,
    ...fields,
  };
}

export const fullArticleOf = ({
  content = 'First line\nsecond line\n\nA paragraph.',
  ...fields
}: Partial<Outputs['articles']['get']> = {}): Outputs['articles']['get'] => ({
  ...articleOf(),
  content,
  body: parseMarkdown(content, { hasHeadings: true }),
  writer: null,
  can: { edit: false },
  ...fields,
});
