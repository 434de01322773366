/** Interface text of texts that a community writes in several languages. */
export const textLanguagesMessages = {
  language: 'Language',
  hint: 'A reader whose language has no text gets the one in your own language.',
  missing: (language: string, count: number) =>
    count === 0 ? `${language}: complete` : `${language}: ${count} missing`,
  missingIn: (languages: string) => `Missing in: ${languages}`,
};
