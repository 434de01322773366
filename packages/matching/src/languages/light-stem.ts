/** A word without the ending of its number, case or gender: "Fotografen" is "Fotograf", "abogada" is "abogado". */
export const lightStem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:innen|in|en|es|os|as|er|e|n|s|o|a)$/u, '') : word;
