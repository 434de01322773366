/** Interface text of the buttons of other services to sign in with. */
export const providerMessages = {
  or: 'or',
  button: (name: string) => `Continue with ${name}`,
};
