/** Interface text of the frame around every page. */
export const shellMessages = {
  skip: 'Skip to content',
  nav: 'Main',
  mobileNav: 'Main, small screens',
  menu: 'Menu',
  items: {
    dashboard: 'Dashboard',
    news: 'News',
    feed: 'Feed',
    services: 'Services',
    directory: 'Directory',
    admin: 'Admin',
  },
  signIn: 'Sign In',
  getStarted: 'Get Started',
  account: {
    menuOf: (name: string) => `Menu of ${name}`,
    view: 'View Profile',
    edit: 'Edit Profile',
    saved: 'Saved',
    settings: 'Settings',
    signOut: 'Sign Out',
  },
  offline: "You're offline. What you send now goes out when you're back.",
  colorScheme: { dark: 'Dark mode', light: 'Light mode' },
  footer: {
    policies: 'Policies',
    ecosystem: 'Our Ecosystem',
    contact: 'Contact',
    about: 'About',
    copyright: (year: number) => `© ${year} Guildhall. All rights reserved.`,
  },
};
