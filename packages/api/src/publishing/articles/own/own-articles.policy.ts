import type { OwnArticleState } from './own-articles.schema.ts';

type Facts = { submission: string | null; isPublished: boolean };

export function stateOf({ submission, isPublished }: Facts): OwnArticleState {
  if (submission === 'waiting' || submission === 'declined' || submission === 'draft') return submission;
  return isPublished ? 'published' : 'hidden';
}

/** What its author may do. Of one that was published, only administrators change or remove anything. */
export function abilities(state: OwnArticleState, isOpen: boolean) {
  const isOwnMatter = state === 'draft' || state === 'declined';
  return { edit: isOwnMatter && isOpen, withdraw: state === 'waiting', delete: isOwnMatter };
}
