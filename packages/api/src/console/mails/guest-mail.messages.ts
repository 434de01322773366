/** What emails say to those who come to an event without an account. */
export const guestMailMessages = {
  confirmSeat: (title: string) => `Confirm your seat at “${title}”`,
  invites: (inviter: string, title: string) => `${inviter} invites you to “${title}”`,
  asked: (site: string) => `Someone asked for a seat at an event of ${site} with this address.`,
  invitedBy: (inviter: string, site: string) =>
    `${inviter}, a member of ${site}, would like you to come as a guest.`,
  dateOf: (title: string, when: string) => `“${title}”, ${when}`,
  openUntil: (day: string, site: string, days: number) =>
    `Open the link until ${day} to confirm that it’s you. ${site} then stores your name and address until ${days} days after the event, and erases them. You can give the seat up at any time by the same link.`,
  waiting: (title: string) => `You’re on the waitlist for “${title}”`,
  allTaken: 'All seats are taken. We write to you as soon as one is yours.',
  goodToHave: (inviter: string | null) =>
    inviter === null
      ? 'It was good to have you as a guest.'
      : `It was good to have you as a guest of ${inviter}.`,
  between: (site: string) =>
    `Members of ${site} meet between events, too: they find each other by what they offer and look for.`,
  where: (place: string) => `Where: ${place}`,
  yourSeat: (title: string) => `Your seat at “${title}”`,
  hasAccount: (site: string) =>
    `Someone asked for a guest’s seat with this address, which belongs to your account on ${site}.`,
  signUpThere: 'Sign in and sign up there, and you’re on the list under your name.',
  labels: {
    confirm: 'Confirm my seat',
    again: 'Ask for a seat again',
    seat: 'See or give up my seat',
    event: 'Open the event',
    join: (site: string) => `Join ${site}`,
    apply: 'Apply to join',
  },
};
