/** A path below this site, made by an upload. No backslash, which browsers read as a slash. */
const OWN = /^\/[a-z0-9-]+\/[a-z0-9-]+\.(?:webp|png|jpe?g)$/;

/**
 * The picture, when it was uploaded here; null for any other. A visitor's browser never asks another site
 * for what a member chose (decision 118), so pages, previews and search engines are shown these alone.
 */
export const ownPicture = (address: string | null | undefined): string | null =>
  address && OWN.test(address) ? address : null;
