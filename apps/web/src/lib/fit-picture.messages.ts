/** What is said of a picture that is too large to be received. */
export const fitPictureMessages = {
  tooLarge:
    "This picture is larger than 5 MB, and this browser can't make it smaller. Please choose another one.",
};
