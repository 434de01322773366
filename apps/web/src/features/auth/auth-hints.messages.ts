/** Why one has to sign in, by the page of members that led here, and that the rule for passwords is met. */
export const authHintsMessages = {
  wanted: {
    members: 'Sign in to see the members.',
    messages: 'Sign in to read your messages.',
    page: 'Sign in to see this page. You’ll come straight back to it.',
  },
  longEnough: 'Long enough',
};
