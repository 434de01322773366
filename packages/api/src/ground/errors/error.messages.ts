import type { Sentences } from '@guildhall/locale/sentence-catalog';
import { issueMessages } from './issue.messages.ts';

/**
 * The sentences of errors by their English ones, those of issues among them; English has none, as errors are thrown in
 * it. A translation has a file for each part of the product, and `locales/catalogs.test.ts` finds what one lacks.
 */
export const errorMessages: Sentences = { ...issueMessages };
