/** Interface text about who does the work of the shop. */
export const providedByMessages = {
  by: (name: string) => `The team of ${name} does the work, and answers your questions.`,
  ask: 'Contact the team',
};
