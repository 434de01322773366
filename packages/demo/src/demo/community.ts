import type { DatabaseTransaction } from '@guildhall/db';
import { DEMO_LABELS } from './footer-labels.ts';

const BASE = 'https://guildhall.example';

/** The footer of the demo community: for each column, the label of each policy by its slug. */
const FOOTER: Record<string, Record<string, string>> = {
  'Core Policies': {
    'terms-of-service': 'Terms of Service',
    'privacy-policy': 'Privacy Policy',
    'cookie-policy': 'Cookie Policy',
    accessibility: 'Accessibility Statement',
  },
  'Agreements & Licensing': {
    'member-agreement': 'Member Agreement',
    'service-agreement': 'Service Agreement',
    licensing: 'Licensing Terms',
    'refund-policy': 'Refund Policy',
  },
  'Community & Marketplace': {
    'community-guidelines': 'Community Guidelines',
    'referral-policy': 'Referral Policy',
    'marketplace-rules': 'Marketplace Rules',
    'review-policy': 'Review Policy',
  },
  'Security & Protection': {
    security: 'Security Overview',
    'data-protection': 'Data Protection',
    'copyright-notices': 'Copyright Notices',
    'report-a-concern': 'Report a Concern',
  },
};

const SETTINGS: Record<string, unknown> = {
  footerColumns: Object.entries(FOOTER).map(([title, links]) => ({
    title,
    links: Object.entries(links).map(([slug, label]) => ({ label, url: `${BASE}/legal/${slug}` })),
  })),
  ecosystem: ['.ai', '.app', '.pro', '.info', '.co', '.org', '.one'],
  membersWriteArticles: true,
  aboutUrl: `${BASE}/about`,
  contactUrl: `${BASE}/contact`,
  // Its own language first, and all others that Guildhall speaks.
  locales: ['en', 'de', 'fr', 'es', 'pt', 'ar'],
  labels: DEMO_LABELS,
};

/** The community settings of the demo; what an administrator has already set stays. */
export async function insertCommunitySettings(trx: DatabaseTransaction, updatedAt: Date): Promise<void> {
  const rows = Object.entries(SETTINGS).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updatedAt,
  }));
  await trx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflicting) => conflicting.column('key').doNothing())
    .execute();
}
