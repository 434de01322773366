/** Interface text about the second factor that roles take. */
export const secondFactorMessages = {
  title: 'Your role takes two-step sign-in',
  text: 'Turn on two-step sign-in, and the console is open again at once. If you have a passkey, you can sign in with it instead.',
  action: 'Turn on two-step sign-in',
  reminder: (day: string) =>
    `From ${day} on, your role takes a second step to sign in, so that a stolen password opens nothing.`,
};
