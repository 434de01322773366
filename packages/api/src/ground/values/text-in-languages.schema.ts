import { LOCALES } from '@guildhall/locale/locales';
import { z } from 'zod';

/** The language of a text that the community has not written in the reader's; absent where it has. */
export const FallbackLanguage = z.enum(LOCALES).optional();
