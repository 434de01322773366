import type { Thing, WithContext } from 'schema-dts';

/** The metadata of a page for browsers, link previews and search engines. Plain data, so that it can be serialized. */
export type PageMeta = {
  /** The community's name is appended to it; empty: the name alone. */
  title: string;
  description: string;
  /** Path of the preview image; defaults to the site's own. */
  image?: string;
  /** What the preview image shows. */
  imageAlt?: string;
  type?: 'website' | 'profile' | 'article';
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** Crawlers read it from the rendered page, so that only the server puts it together. */
  jsonLd?: WithContext<Thing> | typeof RENDERED;
};

/** The browser leaves the structured data that the server has rendered as it is. */
export const RENDERED = 'rendered';

/** For private and missing pages. */
export const DEFAULT_META: PageMeta = {
  title: '',
  description: 'A professional network and business directory for real communities.',
  noIndex: true,
};
