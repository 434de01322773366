/** Settings that an installation's owner chooses. `SiteConfig` says which of them are public. */
export type ProductConfig = {
  /** The public URL, without a trailing slash. */
  publicOrigin: string;
  supportEmail: string;
  /** Empty: none. The community's own address wins, as for the next two. */
  aboutUrl: string;
  contactUrl: string;
  /** Restricts which administrators see the Admin link; empty: all do. Lower case, never sent to clients. */
  adminEmails: string[];
  /** The dashboard's promotional image; no banner without it. */
  banner: { imageUrl: string; linkUrl: string } | null;
  /** Microblog share-intent address to which text and url are appended. */
  shareIntentUrl: string;
  /** Sites whose addresses, and those of their subdomains, get no short link. Lower case. */
  blockedLinkDomains: string[];
  /** Whether members may choose one of the most common passwords; administrators never may. */
  passwordBlocklist: 'allow' | 'reject';
  /** Whether members confirm their address before others see what they write; the community's own choice wins. */
  requiresConfirmedEmail: boolean;
  /** Whether sign-ups are checked for bots; the community's own choice wins. */
  protectsFromBots: boolean;
  /** The time zone of days in the statistics of the admin console. */
  timeZone: string;
};
