/** Interface text of the note on a page that is not public; loaded with it. */
export const notPublicMessages = {
  removed:
    'Only you and the administrators can see this page. An administrator removed it from the directory.',
  own: 'You took it off the directory. Only you and the administrators can see this page.',
  other: 'Its owner took it off the directory. Only the owner and the administrators can see this page.',
  publish: 'Publish it again in My businesses',
};
