/** Interface text of the dialog of reports; apart from the others, which every page loads. */
export const reportMessages = {
  category: "What's wrong with it?",
  choose: 'Choose one',
  categories: {
    spam: 'Spam or advertising',
    insult: 'Insulting or hateful',
    illegal: 'Illegal',
    other: 'Something else',
  },
  reason: 'In your words (optional)',
  reasonHint: 'Only administrators can see who reported it. We tell you what we decide.',
  submit: 'Report',
};
