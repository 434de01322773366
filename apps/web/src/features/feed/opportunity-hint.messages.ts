/** Beside the composer, where a post is about an opportunity. */
export const opportunityHintMessages = {
  text: 'Looking for someone to do the work? Members can apply to an opportunity.',
  action: 'Post an opportunity',
};
