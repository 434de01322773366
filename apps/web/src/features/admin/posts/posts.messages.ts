/** Interface text of the Posts tab. */
export const postsMessages = {
  noun: 'posts',
  search: { label: 'Search posts by content or author', placeholder: 'Search posts...' },
  filters: {
    all: 'All posts',
    published: 'Published',
    hidden: 'Hidden',
    pending_review: 'Waiting for approval',
    deleted: 'Deleted',
  },
  empty: "Members' posts will appear here.",
  approve: 'Approve',
  approved: { title: 'Post approved' },
  decline: 'Decline',
  about: (action: string, author: string) => `${action} post by ${author}`,
  of: (author: string) => `post by ${author}`,
  visibility: (isPublished: boolean) => (isPublished ? 'Published' : 'Hidden'),
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  deleted: (preview: string) => `Post deleted: “${preview}”`,
  restored: { title: 'Post restored' },
};
