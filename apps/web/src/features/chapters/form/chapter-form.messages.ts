/** Interface text of the form of a chapter. */
export const chapterFormMessages = {
  createTitle: 'New chapter',
  createText: 'You lead it until you hand it over.',
  editTitle: 'Chapter settings',
  submit: 'Create chapter',
  created: 'Chapter created',
  saved: 'Changes saved',
  notYours: 'Only the leaders of a chapter change its settings.',
  notAllowed: 'Only administrators create chapters. Ask one of them for yours.',
  back: 'Back to the chapter',
  toList: 'All chapters',
  fields: {
    name: { label: 'Name' },
    description: { label: 'About' },
    place: { label: 'Place', description: 'Where it meets, such as a town.' },
    timeZone: { label: 'Time zone' },
    joining: { label: 'Joining' },
    question: {
      label: 'Question to those who ask',
      description: 'Leave empty to ask why they would like to join.',
    },
    isHidden: {
      label: 'Hidden',
      description: 'Nobody outside finds it or sees its members. It is joined by invitation.',
    },
    oneSeatPerTrade: {
      label: 'One seat per trade',
      description:
        'Members state their trade, and nobody else of that trade can join. This can’t be changed later.',
    },
    seat: { label: 'Your trade', description: 'Your own seat in the chapter.' },
  },
  chooseZone: 'Choose a time zone',
  joining: {
    open: 'Anyone can join',
    request: 'Leaders approve requests',
    invited: 'By invitation only',
  },
  close: {
    action: 'Close chapter',
    text: 'A closed chapter takes no members, and only its members see it.',
    question: 'Close this chapter?',
    withEvents: 'Cancel the meetings too?',
    withEventsAction: 'Cancel meetings and close',
    done: 'Chapter closed',
    reopen: 'Open again',
    reopened: 'Chapter opened again',
  },
};
