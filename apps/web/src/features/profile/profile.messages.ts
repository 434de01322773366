import type { Profile } from './profile.types.ts';

/** Interface text of profiles and of the edit-profile dialog. */
export const profileMessages = {
  loading: 'Loading profile...',
  failed: {
    title: 'Error Loading Profile',
    text: 'There was an error loading this profile. Please try again.',
    username: (username: string) => `Username: ${username}`,
  },
  missing: {
    title: 'Profile Not Found',
    text: 'The requested profile could not be found.',
    back: 'Go to the home page',
  },
  topBar: { back: 'Back', mine: 'My Profile', join: 'Join' },
  edit: 'Edit profile',
  connect: 'Connect',
  share: 'Share',
  linkCopied: { title: 'Profile link copied' },
  contact: { label: 'Contact', hint: 'Save to your contacts' },
  contactDownloaded: { title: 'Contact downloaded' },
  connections: (count: number) => (count === 1 ? 'connection' : 'connections'),
  information: {
    title: 'Professional Information',
    /** The fields that are shown, in this order. */
    fields: [
      ['lookingFor', 'Looking For'],
      ['servicesOffered', 'Services Offered'],
      ['targetAudience', 'Works Best With'],
      ['skills', 'Skills and Expertise'],
      ['interests', 'Interests'],
    ] satisfies [keyof Profile, string][],
    none: (firstName: string) => `${firstName} hasn't added anything here yet.`,
    noneOwn: "Your profile doesn't say what you do yet",
    noneOwnHint: "Say what you're looking for and what you offer. We use it to find your matches.",
  },
  mutual: {
    both: 'You both know',
    separator: (isLast: boolean) => (isLast ? ' and ' : ', '),
    others: (count: number) => (count === 1 ? ' and 1 other member' : ` and ${count} other members`),
  },
  match: { title: (firstName: string) => `Why you and ${firstName} match`, percent: 'Match' },
  businesses: { title: (count: number) => (count === 1 ? 'Business' : 'Businesses') },
  posts: {
    title: 'Recent Posts',
    failed: 'The posts could not be loaded',
    none: (firstName: string) => `${firstName} hasn't posted anything yet.`,
    noneOwn: "You haven't posted anything yet.",
    write: 'Write a post',
    likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  },
  getInTouch: {
    title: 'Get In Touch',
    email: 'Email',
    call: 'Call',
    linkedin: 'LinkedIn',
    website: 'Website',
    poweredBy: 'Powered by',
    signIn: (firstName: string) => `Sign in to see how to reach ${firstName}`,
    connect: (firstName: string) => `${firstName} shows more contact details to connections.`,
    ownEmail: (audience: string) => `Who can see your email address: ${audience}`,
    ownPhone: (audience: string) => `Who can see your phone number: ${audience}`,
    change: 'Change in Settings',
  },
  head: {
    lookingFor: (text: string) => `Looking for ${text}`,
    onSite: (name: string, site: string) => `${name} on ${site}`,
  },
  updated: { title: 'Profile updated!', description: 'Your profile has been successfully updated.' },
  updateFailed: { title: 'Error', description: 'Failed to update profile. Please try again.' },
};
