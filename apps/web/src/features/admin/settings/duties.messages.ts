/** Interface text of who looks after what. */
export const dutiesMessages = {
  title: 'Who looks after what',
  text: 'Those who look after something see it at the bell, and by email. What nobody looks after, every administrator is notified of. Emails sent right away are at most one every ten minutes for each kind.',
  duties: {
    applications: 'Applications',
    reports: 'Reports and objections',
    posts: 'Posts waiting for approval',
    articles: 'Articles waiting for approval',
    privacy: 'Requests about personal data',
    operations: 'Failed emails and backups, full disk',
  },
  notices: { now: 'Email right away', daily: 'One email a day', off: 'Nothing' },
};
