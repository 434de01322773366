import type { Figure } from './figures.schema.ts';

export type FigureName = Figure | 'active' | 'introductionValue' | 'orderValue' | 'industries' | 'towns';

/** What each figure is called, and what it counts. */
export const FIGURE_TEXTS: Record<FigureName, { label: string; definition: string }> = {
  membersAtStart: {
    label: 'Members at the start',
    definition:
      'Everyone whose membership was running when the first day began, whether or not they had signed in yet.',
  },
  joined: {
    label: 'Joined',
    definition:
      'Everyone whose membership began in these days: on the day entered as “Member since”, otherwise when they signed up, were added or imported. Who came back within 30 days counts as never having left.',
  },
  left: {
    label: 'Left',
    definition:
      'Everyone who deleted their account or was deactivated. A suspension that ends by itself doesn’t count.',
  },
  ended: {
    label: 'Ended',
    definition:
      'Memberships whose last day was in these days, and that weren’t renewed within 30 days of it.',
  },
  membersAtEnd: {
    label: 'Members at the end',
    definition:
      'Everyone whose membership was running when the last day was over. Those whose own last day it was no longer count.',
  },
  renewed: {
    label: 'Renewed',
    definition:
      'Memberships that would have ended in these days and got a later last day, in time or up to 30 days late.',
  },
  invited: {
    label: 'Invited',
    definition:
      'Everyone who got their first invitation by email in these days. Links that anyone can use don’t count.',
  },
  invitedJoined: {
    label: 'Joined, of those invited',
    definition: 'Those of them who had signed in by the end of the last day.',
  },
  active: {
    label: 'Members who were here',
    definition:
      'Everyone who was signed in and opened a page at least once in the calendar month, as a whole even where these days are only a part of it.',
  },
  introductionsMade: {
    label: 'Made',
    definition: 'Members introduced someone, or themselves, to another member.',
  },
  introductionsAccepted: {
    label: 'Accepted',
    definition: 'Everyone involved had said yes in these days, whenever the introduction was made.',
  },
  introductionsClosed: {
    label: 'Declined or expired',
    definition: 'Declined, withdrawn, or not answered within 30 days.',
  },
  introductionsCompleted: {
    label: 'Led to business',
    definition: 'The member they were introduced to reported in these days that something came of it.',
  },
  introductionValue: {
    label: 'Value, as members told us',
    definition:
      'The sum of the amounts entered with those reports. Nothing is estimated, and amounts of deleted accounts are gone.',
  },
  ordersPlaced: { label: 'Placed', definition: 'Orders of services that members placed in these days.' },
  ordersCompleted: {
    label: 'Completed',
    definition: 'Orders that were completed in these days, whenever they were placed.',
  },
  orderValue: {
    label: 'Value',
    definition: 'The prices of the orders placed in these days, without those cancelled since.',
  },
  industries: {
    label: 'Largest industries',
    definition: 'The members at the end, by the industry that their profile states today.',
  },
  towns: {
    label: 'Towns with most members',
    definition: 'The members at the end, by the place that their profile states today.',
  },
};
