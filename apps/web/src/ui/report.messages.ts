/** Interface text of the dialog of reports; apart from the others, which every page loads. */
export const reportMessages = {
  reason: "What's wrong? (optional)",
  reasonHint: 'Only administrators can see who reported it. We tell you what we decide.',
  submit: 'Report',
};
