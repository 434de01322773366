/** Interface text of the form of an opportunity. */
export const opportunityFormMessages = {
  heading: 'Post an opportunity',
  submit: 'Post opportunity',
  editHeading: 'Edit opportunity',
  save: 'Save changes',
  title: 'Title',
  titlePlaceholder: 'e.g. Bookkeeper for a small bakery',
  description: 'Description',
  descriptionPlaceholder: 'What needs doing, and for whom',
  type: 'Type',
  noType: 'Select a type',
  company: 'Company',
  location: 'Location',
  budget: 'Budget',
  budgetPlaceholder: 'e.g. $2,000 a month',
  timeline: 'Timeline',
  timelinePlaceholder: 'e.g. starting in March',
  contact: 'Contact person',
  remote: 'Can be done remotely',
  skills: 'Skills needed',
  industries: 'Industries',
  commas: 'Separated by commas',
  requirements: 'Requirements',
  onePerLine: 'One per line',
  closing: 'Open until',
  closingHint: 'Nobody can apply after this day.',
  audience: 'Who can see it',
};

/** Who can see an opportunity. */
export const AUDIENCE_LABELS = { members: 'Members only', public: 'Everyone, also search engines' } as const;
