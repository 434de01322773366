/** Interface text of the line that says of which languages the feed shows posts. */
export const feedLanguagesMessages = {
  shown: (languages: string) => `The feed shows posts in these languages: ${languages}.`,
  change: 'Change',
};
