/** The words of profiles and of the edit-profile dialog. */
export const profileMessages = {
  loading: 'Loading profile...',
  failed: {
    title: 'Error Loading Profile',
    text: 'There was an error loading this profile. Please try again.',
  },
  missing: { title: 'Profile Not Found', text: 'The requested profile could not be found.' },
  linkCopied: { title: 'Profile link copied' },
  linkNotCopied: { title: 'Error', description: 'The profile link could not be copied.' },
  contactDownloaded: { title: 'Contact downloaded' },
  updated: { title: 'Profile updated!', description: 'Your profile has been successfully updated.' },
  updateFailed: { title: 'Error', description: 'Failed to update profile. Please try again.' },
  pictureFailed: 'The picture could not be saved. Please try again.',
};
