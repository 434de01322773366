/** Interface text of what members accept. */
export const consentsMessages = {
  title: 'Before you go on',
  intro: (site: string) => `To keep using ${site}, please read and accept:`,
  updated: 'Updated since you accepted it',
  read: (title: string) => `${title} (opens in a new tab)`,
  accept: 'Accept',
  signOut: 'Sign out instead',
  settings: 'Download your data or delete your account',
};
