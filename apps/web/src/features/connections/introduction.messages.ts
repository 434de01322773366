/** Interface text of asking for an introduction; apart from the others, which the dashboard loads. */
export const introductionMessages = {
  ask: (name: string) => `Ask ${name} to introduce you`,
  text: (name: string, member: string) =>
    `Hi ${name}, you know ${member}, whom I'd like to meet. Could you introduce us?`,
};
