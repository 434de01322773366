/** Interface text of the field that uploads a picture. */
export const picturesMessages = {
  preview: (label: string) => `Current ${label.toLowerCase()}`,
  description: "Upload a picture. Pictures from other sites aren't shown.",
  upload: 'Upload',
  uploadLabel: (label: string) => `Upload ${label.toLowerCase()}`,
  uploading: (label: string) => `Uploading ${label.toLowerCase()}`,
};
