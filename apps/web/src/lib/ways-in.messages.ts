/** The ways into the community for visitors. */
export const waysInMessages = {
  join: 'Join',
  signIn: 'Sign in',
  listBusiness: 'List your business',
};
