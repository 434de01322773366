/** Interface text of the posts of a chapter. */
export const chapterPostsMessages = {
  label: 'Posts of the chapter',
  failed: 'The posts could not be loaded',
  none: 'Nothing here yet. Write the first post: only members of the chapter read it.',
  noneYet: 'Nothing here yet.',
  placeholder: 'Write to the members...',
  audience: (name: string) => `Only members of ${name} can read it.`,
};
