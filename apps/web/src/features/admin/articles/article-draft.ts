import type { ArticleFormValues } from './article.form.ts';

/** Drafts stay in this browser until they are saved or thrown away; one for each article, and one for a new one. */
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

export function keepDraft(id: number | null, values: ArticleFormValues): void {
  localStorage.setItem(keyOf(id), JSON.stringify(values));
}

export function dropDraft(id: number | null): void {
  localStorage.removeItem(keyOf(id));
}
