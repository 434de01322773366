/** What a session was begun with, such as 'Firefox on Linux'. */
export const deviceMessages = {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  other: 'Another program',
};
