import { type RichText, linksIn, richTextOf } from '@guildhall/markdown';
import { pathOfLink, previewTarget } from '@guildhall/api/discovery/previews/preview-targets.schema';

type Text = { content: string; body: RichText | null };

/** The path of the first link of a text to a page of this community that a card can show; null without one. */
export function previewPathOf(text: Text, origin: string): string | null {
  // Most texts link to none, and need not be walked.
  const { content } = text;
  if (!content.includes('](/') && (origin === '' || !content.includes(origin))) return null;
  return previewPathIn(richTextOf(text), origin);
}

/** The same of a parsed text. */
export function previewPathIn(text: RichText, origin: string): string | null {
  const paths = linksIn(text).map((url) => pathOfLink(url, origin));
  return paths.find((path) => path !== null && previewTarget(path) !== null) ?? null;
}

/** How many texts share one query: as many as a page of the feed has. */
const TEXTS = 10;

/** The inputs of the queries for these texts, one for each ten; a list that grows keeps those of its beginning. */
export function previewInputs(texts: Text[], origin: string): { paths: string[] }[] {
  const inputs: { paths: string[] }[] = [];
  for (let start = 0; start < texts.length; start += TEXTS) {
    const found = texts.slice(start, start + TEXTS).map((text) => previewPathOf(text, origin));
    const paths = [...new Set(found.filter((path) => path !== null))];
    if (paths.length > 0) inputs.push({ paths });
  }
  return inputs;
}
