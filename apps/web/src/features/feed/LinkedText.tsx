import { Anchor } from '@mantine/core';
import Linkify from 'linkify-react';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Post } from './post-cache.ts';
import classes from './PostText.module.css';

/** Text with its http and https URLs as links, shown as short links where one exists. */
export function LinkedText({ content, links }: Pick<Post, 'content' | 'links'>) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  const codes = new Map(links.map(({ url, code }) => [url, code]));
  const host = origin.replace(/^https?:\/\//, '');
  return (
    <Linkify
      options={{
        validate: (value, type) => type === 'url' && /^https?:\/\//i.test(value),
        render: ({ attributes, content: url }) => {
          const code = codes.get(url);
          return (
            <Anchor
              key={attributes['key']}
              href={code ? paths.shortLink(code) : url}
              title={url}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
              className={classes.link ?? ''}
            >
              {code ? host + paths.shortLink(code) : url}
            </Anchor>
          );
        },
      }}
    >
      {content}
    </Linkify>
  );
}
