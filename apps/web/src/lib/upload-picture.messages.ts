/** What is said of a picture that could not be uploaded. */
export const uploadPictureMessages = {
  failed: 'The picture could not be saved. Please try again.',
  interrupted: 'The upload was interrupted. Please try again in a moment.',
};
