import type { Comment } from './comments.hooks.ts';

export type Thread = {
  id: number;
  /** Null when it was deleted or is hidden from the viewer, while replies are not. */
  first: Comment | null;
  replies: Comment[];
};

/** Ids grow with time. An unsent comment has the negative time as its id and comes last. */
const positionOf = ({ id }: { id: number }) => (id > 0 ? id : 2 ** 31 - id);

const oldestFirst = <T extends { id: number }>(items: Iterable<T>) =>
  [...items].toSorted((one, other) => positionOf(one) - positionOf(other));

/** The comments by thread, oldest first. One's own new comment may come again with a later page. */
export function threadsOf(comments: Comment[]): Thread[] {
  const threads = new Map<number, Thread>();
  const once = new Map(comments.map((comment) => [comment.id, comment]));
  for (const comment of oldestFirst(once.values())) {
    const id = comment.parentId ?? comment.id;
    const thread = threads.get(id) ?? { id, first: null, replies: [] };
    if (comment.parentId === null) thread.first = comment;
    else thread.replies.push(comment);
    threads.set(id, thread);
  }
  return oldestFirst(threads.values());
}
