import { copyLink } from '../../lib/copy-link.ts';
import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';

type Page = { name: string; slug: string; shortDescription?: string | null };

/** Opens the device's share sheet where there is one, else copies the name and the link. */
export async function sharePage({ name, slug, shortDescription }: Page): Promise<void> {
  const path = paths.business(slug);
  if ((await share({ title: name, text: shortDescription ?? name, path })) === 'failed')
    await copyLink(new URL(path, window.location.origin).href);
}
