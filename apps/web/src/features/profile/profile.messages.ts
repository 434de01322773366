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
    home: 'Go to the home page',
  },
  topBar: { back: 'Back', dashboard: 'Dashboard', mine: 'My Profile', join: 'Join' },
  share: 'Share',
  linkCopied: { title: 'Profile link copied' },
  linkNotCopied: { title: 'Error', description: 'The profile link could not be copied.' },
  contact: 'Contact',
  contactDownloaded: { title: 'Contact downloaded' },
  connections: (count: number) => (count === 1 ? 'connection' : 'connections'),
  information: {
    title: 'Professional Information',
    lookingFor: 'Looking For',
    servicesOffered: 'Services Offered',
    skills: 'Skills and Expertise',
    interests: 'Interests',
  },
  getInTouch: {
    title: 'Get In Touch',
    email: 'Email',
    call: 'Call',
    linkedin: 'LinkedIn',
    website: 'Website',
    poweredBy: 'Powered by',
  },
  head: {
    lookingFor: (text: string) => `Looking for ${text}`,
    onGuildhall: (name: string) => `${name} on Guildhall`,
  },
  updated: { title: 'Profile updated!', description: 'Your profile has been successfully updated.' },
  updateFailed: { title: 'Error', description: 'Failed to update profile. Please try again.' },
};
