/** The comments of a post, for visitors. */
export const joinToCommentMessages = {
  title: (count: number) =>
    count === 0 ? 'No comments yet' : count === 1 ? '1 comment' : `${count} comments`,
  text: (count: number) =>
    count === 0
      ? 'Join to comment. You come back to this post.'
      : 'Join to read the comments and to write one. You come back to this post.',
};
