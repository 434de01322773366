import { clean } from '../../ground/values/fields.ts';

/** Where each network is, by which other names it is linked to, and where the page of a handle is. */
export const NETWORKS = {
  linkedin: { host: 'linkedin.com', aliases: [], page: 'https://www.linkedin.com/company/' },
  instagram: { host: 'instagram.com', aliases: ['instagr.am'], page: 'https://www.instagram.com/' },
  facebook: { host: 'facebook.com', aliases: ['fb.com'], page: 'https://www.facebook.com/' },
  youtube: { host: 'youtube.com', aliases: [], page: 'https://www.youtube.com/@' },
  x: { host: 'x.com', aliases: ['twitter.com'], page: 'https://x.com/' },
} as const;
export type Network = keyof typeof NETWORKS;

/** With @, also one with dots; without, such a text may be a site of one's own. */
const HANDLE = /^(?:@([\p{L}\p{N}._-]+)|([\p{L}\p{N}_-]+))$/u;

/**
 * The address of what people write where a network's page is asked for: '@bakewell', 'instagram.com/bakewell', an
 * address with http. Anything else is left as it is, for the schema to refuse.
 */
export function socialAddress(network: Network, typed: string): string {
  const text = clean(typed).trim();
  const { page } = NETWORKS[network];
  const [, withAt, bare] = HANDLE.exec(text) ?? [];
  const handle = withAt ?? bare;
  return handle === undefined ? onNetwork(network, text) : page + encodeURIComponent(handle);
}

/** With https and the name that the network has now. */
function onNetwork(network: Network, text: string): string {
  const { host, aliases } = NETWORKS[network];
  const [, found, path = ''] = /^(?:https?:\/\/)?([^/?#\s]+)([/?#]\S*)?$/i.exec(text) ?? [];
  if (found === undefined) return text;
  const name = found.toLowerCase();
  if (name === host || name.endsWith(`.${host}`)) return `https://${name}${path}`;
  return aliases.some((alias) => name === alias || name === `www.${alias}`) ? `https://${host}${path}` : text;
}
