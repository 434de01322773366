/** The legal links of the footer: label by slug. The slug is appended to the configured base URL. */
export const LEGAL_GROUPS: { title: string; links: Record<string, string> }[] = [
  {
    title: 'Core Policies',
    links: {
      'terms-of-service': 'Terms of Service',
      'privacy-policy': 'Privacy Policy',
      'cookie-policy': 'Cookie Policy',
      accessibility: 'Accessibility Statement',
    },
  },
  {
    title: 'Agreements & Licensing',
    links: {
      'member-agreement': 'Member Agreement',
      'service-agreement': 'Service Agreement',
      licensing: 'Licensing Terms',
      'refund-policy': 'Refund Policy',
    },
  },
  {
    title: 'Community & Marketplace',
    links: {
      'community-guidelines': 'Community Guidelines',
      'referral-policy': 'Referral Policy',
      'marketplace-rules': 'Marketplace Rules',
      'review-policy': 'Review Policy',
    },
  },
  {
    title: 'Security & Protection',
    links: {
      security: 'Security Overview',
      'data-protection': 'Data Protection',
      'copyright-notices': 'Copyright Notices',
      'report-a-concern': 'Report a Concern',
    },
  },
];

/** The labels of the ecosystem list. */
export const ECOSYSTEM = ['.ai', '.app', '.pro', '.info', '.co', '.org', '.one'];
