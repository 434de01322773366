import { siteFrom } from '../../lib/site.ts';
import type { Utils } from '../../lib/trpc.ts';
import type { previewInputs } from '../previews/own-links.ts';

type Posts = Parameters<typeof previewInputs>[0];

/** On the server, so that the cards are in the page; a browser asks for them with the posts. */
export const prefetchPreviews = import.meta.env.SSR
  ? async (utils: Utils, posts: Posts) => {
      const { previewInputs: inputsOf } = await import('../previews/own-links.ts');
      const { origin } = siteFrom(await utils.site.config.ensureData());
      await Promise.all(inputsOf(posts, origin).map((input) => utils.previews.list.prefetch(input)));
    }
  : undefined;
