/** What members comment on, and who wrote it: the writer of an article may be nobody of the community. */
export type Subject =
  | { type: 'post'; id: number; userId: number }
  | { type: 'article'; id: number; userId: number | null; slug: string };

/** How a notice names it. */
export const noticeOf = (subject: Subject) =>
  subject.type === 'post' ? { postId: subject.id } : { article: { id: subject.id, slug: subject.slug } };
