import { GUEST_DAYS } from '@guildhall/api/chapters/events/guests/guests.policy';

/** Interface text of guests of events, who have no account. */
export const guestsMessages = {
  request: {
    title: 'Come as a guest',
    text: 'No account needed. We’ll send you an email to confirm your seat.',
    submit: 'Ask for a seat',
    consent: `Store my name and email address until ${GUEST_DAYS} days after the event, and then erase them.`,
    sent: (email: string) =>
      `We’ve sent an email to ${email}. Open the link in it to confirm your seat; nothing is reserved before.`,
  },
  invite: {
    title: 'Bring a guest',
    text: 'They get an email in your name, and confirm the seat themselves.',
    submit: 'Send invitation',
    sent: (email: string) => `Your invitation is on its way to ${email}.`,
  },
  name: 'Name',
  email: 'Email',
  close: 'Done',
  seat: {
    title: 'Your seat',
    description: 'Confirm your seat at an event, or give it up.',
    open: 'Show my seat',
    incomplete: 'This link is incomplete. Please open the whole link in the email.',
    confirm: 'Confirm my seat',
    leave: { going: 'Give up my seat', waiting: 'Leave the waitlist' },
    leaveQuestion: { going: 'Give up your seat?', waiting: 'Leave the waitlist?' },
    leaveText: 'It goes to the next person on the waitlist.',
    code: 'Show this code at the entrance.',
    stored: (day: string) => `Your name and email address are stored until ${day}, and then erased.`,
    state: (status: 'going' | 'waiting' | null, position: number | null) => {
      if (status === 'going') return 'You have a seat.';
      return status === 'waiting'
        ? `You’re number ${position ?? 1} on the waitlist. We’ll email you when a seat is yours.`
        : 'You don’t have a seat yet.';
    },
    canceled: 'This date has been canceled.',
    closed: 'Seats for this date can no longer be taken.',
    given: 'You’ve given up your seat.',
  },
};
