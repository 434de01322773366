/** The legal pages live at the address that the installation configures; the slug is appended to it. */
export const LEGAL_GROUPS = [
  {
    title: 'Core Policies',
    links: [
      { label: 'Terms of Service', slug: 'terms-of-service' },
      { label: 'Privacy Policy', slug: 'privacy-policy' },
      { label: 'Cookie Policy', slug: 'cookie-policy' },
      { label: 'Accessibility Statement', slug: 'accessibility' },
    ],
  },
  {
    title: 'Agreements & Licensing',
    links: [
      { label: 'Member Agreement', slug: 'member-agreement' },
      { label: 'Service Agreement', slug: 'service-agreement' },
      { label: 'Licensing Terms', slug: 'licensing' },
      { label: 'Refund Policy', slug: 'refund-policy' },
    ],
  },
  {
    title: 'Community & Marketplace',
    links: [
      { label: 'Community Guidelines', slug: 'community-guidelines' },
      { label: 'Referral Policy', slug: 'referral-policy' },
      { label: 'Marketplace Rules', slug: 'marketplace-rules' },
      { label: 'Review Policy', slug: 'review-policy' },
    ],
  },
  {
    title: 'Security & Protection',
    links: [
      { label: 'Security Overview', slug: 'security' },
      { label: 'Data Protection', slug: 'data-protection' },
      { label: 'Copyright Notices', slug: 'copyright-notices' },
      { label: 'Report a Concern', slug: 'report-a-concern' },
    ],
  },
];

export const ECOSYSTEM = ['.ai', '.app', '.pro', '.info', '.co', '.org', '.one'];
