/** Interface text of the field in which a member is found by name. */
export const memberFieldMessages = {
  hint: 'Type their name and choose them, or paste a link to their profile',
  choose: (name: string, username: string) => `Choose ${name}, @${username}`,
};
