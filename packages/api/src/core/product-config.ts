/** Settings of the product that the owner of an installation chooses. Which of them are public, `SiteConfig` says. */
export type ProductConfig = {
  /** Where the product is reached, without a trailing slash. */
  publicOrigin: string;
  supportEmail: string;
  /** Base of the external legal pages; each policy's slug is appended. */
  legalBaseUrl: string;
  aboutUrl: string;
  contactUrl: string;
  /** Narrows which administrators are shown the Admin link; empty: all are. Lower case, never sent anywhere. */
  adminEmails: string[];
  /** The dashboard's promotional image; no banner without it. */
  banner: { imageUrl: string; linkUrl: string } | null;
  /** Microblog share-intent address to which text and url are appended. */
  shareIntentUrl: string;
  /** Sites whose addresses, and those of their subdomains, get no short link. Lower case. */
  blockedLinkDomains: string[];
  /** Whether members may choose one of the most common passwords; administrators never may. */
  passwordBlocklist: 'allow' | 'reject';
  /** In which days begin, for the numbers of the admin console. */
  timeZone: string;
};
