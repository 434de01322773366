import { type PageMeta, RENDERED } from '../../lib/page-meta.ts';
import { paths } from '../../lib/paths.ts';
import type { Site } from '../../lib/site.ts';
import type { Chapter } from './chapters.hooks.ts';
import { chaptersMessages } from './chapters.messages.ts';

const { title, description } = chaptersMessages;
export const CHAPTERS_HEAD = { title, description };

/** Metadata of a chapter; hidden and closed ones are not for search engines. */
export function chapterHead(chapter: Chapter, { origin, name }: Site): PageMeta {
  const summary = chapter.excerpt || [chapter.name, chapter.place].filter(Boolean).join(', ');
  return {
    title: chapter.name,
    description: summary,
    noIndex: chapter.isHidden || chapter.isClosed,
    jsonLd: !import.meta.env.SSR
      ? RENDERED
      : {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: chapter.name,
          description: summary,
          url: origin + paths.chapter(chapter.slug),
          parentOrganization: { '@type': 'Organization', name, url: origin },
          ...(chapter.place !== null && { location: { '@type': 'Place', name: chapter.place } }),
        },
  };
}
