/** What somebody joins or signs in for, as the title of the dialog. */
export const joiningMessages = {
  join: (purpose: string) => `Join to ${purpose}`,
  login: (purpose: string) => `Sign in to ${purpose}`,
  intro: 'You’ll come straight back to it.',
  /** Each goes on after “to”. */
  purpose: {
    apply: (title: string) => `apply for “${title}”`,
    ask: (service: string) => `ask about “${service}”`,
    business: () => 'list your business',
    chapter: (chapter: string) => `take part in ${chapter}`,
    comment: (author: string) => `comment on the post by ${author}`,
    like: (title: string) => `like “${title}”`,
    likePost: (author: string) => `like the post by ${author}`,
    opportunity: () => 'see this opportunity',
    order: (service: string) => `order “${service}”`,
    reach: (firstName: string) => `see how to reach ${firstName}`,
    read: (title: string) => `read “${title}”`,
    review: (business: string) => `review ${business}`,
    save: (name: string) => `save “${name}”`,
    seat: (event: string) => `take a seat at “${event}”`,
    write: (business: string) => `write to ${business}`,
  },
};
