import type { ArticleFormValues } from './article.form.ts';

/** Drafts stay in localStorage until they are saved or discarded: one per article, and one for a new article. */
const keyOf = (id: number | null) => `guildhall:article-draft:${id ?? 'new'}`;

export function readDraft(id: number | null, fallback: ArticleFormValues): ArticleFormValues | null {
  const stored = localStorage.getItem(keyOf(id));
  if (stored === null) return null;
  try {
    const draft: Partial<ArticleFormValues> = JSON.parse(stored);
    return { ...fallback, ...draft };
  } catch {
    return null;
  }
}

export function saveDraft(id: number | null, values: ArticleFormValues): void {
  localStorage.setItem(keyOf(id), JSON.stringify(values));
}

export function deleteDraft(id: number | null): void {
  localStorage.removeItem(keyOf(id));
}
