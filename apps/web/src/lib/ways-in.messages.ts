/** The ways into the community for visitors. */
export const waysInMessages = { join: 'Join', signIn: 'Sign in' };
