import type { WriteBuffer } from './write-buffer.ts';

/** One view of the page of a member. `visitorKey` names the visitor until it is hashed. */
export type PageView = { id: number; visitorKey: string };

/** A view of a business, or an action on its page. */
export type BusinessVisit = PageView & { kind: 'view' | 'call' | 'email' | 'website' | 'directions' };

/** A member who opens an article. */
export type ArticleReader = { articleId: number; userId: number };

/** Buffered views. */
export type ViewRecorder = {
  profiles: WriteBuffer<PageView>;
  businesses: WriteBuffer<BusinessVisit>;
  articles: WriteBuffer<ArticleReader>;
};
