/** What happened to a referral, one after another. */
export const timelineMessages = {
  /** Stands for a member in what no member did, such as an expiry. */
  site: 'The site',
  sent: (actor: string) => `${actor} sent this referral`,
  nudged: (actor: string) => `${actor} was reminded`,
  automation: 'Automation responded',
  agreed: (actor: string) => `${actor} agreed to the introduction`,
  accepted: (actor: string) => `${actor} accepted`,
  declined: (actor: string) => `${actor} declined`,
  withdrawn: (actor: string) => `${actor} withdrew the referral`,
  completed: (actor: string) => `${actor} marked it as completed`,
  expired: (_actor: string) => 'Expired without a reply',
  updated: (actor: string) => `${actor} updated the referral`,
};
