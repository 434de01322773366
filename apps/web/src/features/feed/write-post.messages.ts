/** Interface text of the form that a post is written in. */
export const writePostMessages = {
  type: 'Type of post',
  content: 'Your post',
  audience: 'Anyone can read it, also visitors who aren’t signed in.',
  charactersLeft: (count: number) => `${count} characters left`,
  submit: 'Post',
  submitting: 'Posting...',
  failed: 'Failed to create post',
  waiting: {
    title: 'Waiting for approval',
    description: 'An administrator looks at your post first. We’ll let you know.',
  },
};
