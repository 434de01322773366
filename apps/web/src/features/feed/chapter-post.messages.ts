/** Interface text of a post that only members of a chapter read. */
export const chapterPostMessages = {
  audience: (name: string) => `Only members of ${name} can read it.`,
};
