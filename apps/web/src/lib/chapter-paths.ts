import { paths } from './paths.ts';

/** The pages of those who run chapters, apart from `paths`, which every page loads. */
export const chapterPaths = {
  create: () => `${paths.chapters()}/new`,
  newEvent: (slug: string) => `${paths.newEvent()}?chapter=${encodeURIComponent(slug)}`,
  edit: (slug: string) => `${paths.chapter(slug)}/edit`,
};
