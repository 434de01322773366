/** Interface text of topics. */
export const topicsMessages = {
  follow: 'Follow',
  following: 'Following',
  followTopic: (name: string) => `Follow #${name}`,
  followingTopic: (name: string) => `Following #${name}`,
  followed: {
    title: 'Topics you follow',
    none: 'Posts on topics that you follow show here. Write a # before a word to make it a topic.',
  },
  popular: 'Popular topics',
  suggestions: {
    list: 'Topics to insert',
    members: (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`,
    found: (count: number) =>
      count === 1
        ? '1 topic. Press the down arrow key and Enter to insert it.'
        : `${count} topics. Use the up and down arrow keys, and Enter to insert one.`,
  },
};
