import { foldWords } from '../../../ground/values/fold-text.ts';

/** A header without case, accents, punctuation and numbers, so that "E-Mail 1 - Value" is "e mail value". */
export const foldHeader = (header: string): string =>
  foldWords(
    header
      .replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
      // Articles of French and Italian are words of their own.
      .replaceAll(/(?<=^|[\s(/])(?:l|d|qu|dell|all)['’](?=\p{L})/giu, ' '),
  )
    .replaceAll(/\p{N}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
