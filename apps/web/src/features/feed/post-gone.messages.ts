/** Interface text of the page of a post that is gone. */
export const postGoneMessages = {
  title: 'Post Not Found',
  description: 'There is no post at this address.',
  text: 'This post is no longer available. Its author may have deleted it.',
  back: 'Back to the feed',
};
