/** What a card of a linked page calls its kind. */
export const previewsMessages = {
  article: 'Article',
  business: 'Business',
  opportunity: 'Opportunity',
  event: 'Event',
  profile: 'Member',
  chapter: 'Chapter',
  post: 'Post',
};
