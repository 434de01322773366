import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';
import { OwnTerms, TERMS_TEXT_MAX, hasEveryForm } from '../../ground/settings/own-words.schema.ts';

const parsed = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: 'custom', message: 'Invalid JSON' });
    return z.NEVER;
  }
};

/** Own words that are not stored yet; as JSON, because addresses have no objects. */
export const PreviewWordsInput = z
  .object({
    locale: z.enum(LOCALES),
    terms: z.string().max(TERMS_TEXT_MAX).transform(parsed).pipe(OwnTerms),
  })
  .refine(({ locale, terms }) => hasEveryForm(locale, terms), {
    path: ['terms'],
    message: 'Fill in every form of the word',
  });
export type PreviewWordsInput = z.output<typeof PreviewWordsInput>;

export const WordsPreview = z.object({
  /** The sentences that these words change. */
  changed: z.array(z.object({ before: z.string(), after: z.string() })),
  /** Those that still have one of our words, inside another. */
  left: z.array(z.string()),
});
export type WordsPreview = z.infer<typeof WordsPreview>;
