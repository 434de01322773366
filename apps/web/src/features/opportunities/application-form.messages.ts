/** Interface text of the form of an application. */
export const applicationFormMessages = {
  next: (name: string) =>
    `${name} reads your application and answers yes or no. You can withdraw it until then.`,
};
