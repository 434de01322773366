/** Interface text of the pill that counts new posts. */
export const newPostsMessages = {
  count: (count: number, cap: number) => {
    if (count === 1) return '1 new post';
    return count >= cap ? `${cap}+ new posts` : `${count} new posts`;
  },
  failed: { title: 'Error', description: 'The new posts could not be loaded.' },
};
