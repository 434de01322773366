import type { Thing, WithContext } from 'schema-dts';

/** What a page's head tells browsers, previews and search engines. Plain data, so that it can travel with a page. */
export type PageMeta = {
  title: string;
  description: string;
  /** Path or address of a picture for previews; the house's own when left out. */
  image?: string;
  type?: 'website' | 'profile' | 'article';
  /** Keeps search engines away. */
  noIndex?: boolean;
  jsonLd?: WithContext<Thing>;
};

/** The product's name, behind every title. */
export const NAME = 'Guildhall';

/** For a page of which nothing more is known: a private one, or one that is not there. */
export const DEFAULT_META: PageMeta = {
  title: NAME,
  description: 'A professional network and business directory for real communities.',
  noIndex: true,
};
