import type { OwnArticleState } from '@guildhall/api/publishing/articles/own/own-articles.schema';

/** Interface text of the articles that a member writes. */
export const ownArticlesMessages = {
  title: 'Your articles',
  description: 'What you have written for the news, published or not.',
  write: 'Write an article',
  loading: 'Loading your articles...',
  failed: 'Your articles could not be loaded',
  empty: {
    title: 'No articles yet',
    text: 'Share what you know. An administrator reads each article before it is in the news.',
  },
  closed:
    'Members can’t submit articles at the moment. What you have written stays here, and in the export of your data.',
  states: {
    draft: 'Draft',
    waiting: 'Waiting for approval',
    declined: 'Declined',
    published: 'Published',
    hidden: 'No longer published',
  } satisfies Record<OwnArticleState, string>,
  reason: (text: string) => `Reason: ${text}`,
  confirmFirst: {
    title: 'Confirm your email address first',
    text: (email: string) =>
      `Your article can be saved and submitted once ${email} is confirmed: open the link that we sent you. Until then, what you type is kept in this browser only.`,
  },
  form: {
    title: 'Write an article',
    editTitle: 'Your article',
    description: 'An administrator reads it before it is in the news.',
    modes: 'Write or preview',
    write: 'Write',
    preview: 'Preview',
    untitled: 'Untitled',
    saveDraft: 'Save draft',
    submit: 'Submit for approval',
    remove: 'Delete',
    fields: {
      title: 'Title',
      category: 'Category',
      summary: 'Summary',
      content: 'Text',
      heroImage: 'Picture',
    },
    hints: {
      summary: 'One or two sentences that make people want to read it',
      content: 'Select text to format it, or type Markdown',
    },
  },
  saved: { title: 'Draft saved', description: 'Only you see it until you submit it.' },
  deleted: { title: 'Article deleted' },
  withdrawn: { title: 'Article taken back', description: 'It is a draft again.' },
  confirmDelete: {
    title: 'Delete this article?',
    text: 'Its text cannot be brought back.',
    action: 'Delete article',
  },
  waiting: {
    title: 'Your article is waiting for approval',
    text: 'An administrator reads it, and publishes it or tells you what to change. You’re notified either way. Until then only you and the administrators see it.',
    withdraw: 'Take back',
  },
  declined: {
    title: 'This article was not published',
    text: 'Change it and submit it again.',
  },
  published: {
    title: 'Your article is in the news',
    text: 'Administrators change what is published. Ask them if something is wrong.',
    read: 'Read it in the news',
  },
  hidden: {
    title: 'Your article is no longer in the news',
    text: 'The administrators took it out. Ask them if you would like to know why.',
  },
  notFound: {
    title: 'Article not found',
    text: 'You have no such article. Perhaps you deleted it.',
    back: 'Your articles',
  },
};
