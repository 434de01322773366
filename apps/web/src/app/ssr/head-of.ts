import type { RouteMatch } from 'react-router-dom';
import { isPageHandle } from '../../lib/lazy-page.ts';
import type { PageContext } from '../../lib/page-loader.ts';
import { DEFAULT_META, type PageMeta } from '../../lib/page-meta.ts';
import { siteFrom } from '../../lib/site.ts';

/**
 * The metadata of the matched page without rendering it, for the shell.
 * @throws the API error when the data that the page is about cannot be read
 */
export async function headOf(
  matches: RouteMatch[],
  { url, utils }: Pick<PageContext, 'url' | 'utils'>,
): Promise<PageMeta> {
  const site = siteFrom(await utils.site.config.ensureData());
  const match = matches.at(-1);
  const handle: unknown = match?.route.handle;
  if (!match || !isPageHandle(handle) || !handle.head) return DEFAULT_META;
  return handle.head({ url, utils, site, params: match.params });
}
