import { Anchor, Text } from '@mantine/core';
import Linkify from 'linkify-react';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { trpc } from '../../app/trpc.ts';
import type { Post } from './post-cache.ts';
import classes from './PostText.module.css';

/** Characters and lines from which on a post is folded. */
const LONG = { characters: 700, lines: 12 };

/** What somebody wrote, as they wrote it; addresses become links, shortened where they have a short form. */
export function PostText({ post }: { post: Post }) {
  const origin = trpc.site.config.useQuery().data?.publicOrigin ?? '';
  const isLong = post.content.length > LONG.characters || post.content.split('\n').length > LONG.lines;
  const [isFolded, setFolded] = useState(isLong);
  const codes = new Map(post.links.map(({ url, code }) => [url, code]));
  const host = origin.replace(/^https?:\/\//, '');

  return (
    <>
      <Text component="div" className={classes.text} mod={{ folded: isFolded }}>
        <Linkify
          options={{
            validate: (value, type) => type === 'url' && /^https?:\/\//i.test(value),
            render: ({ attributes, content }) => {
              const code = codes.get(content);
              return (
                <Anchor
                  key={attributes['key']}
                  href={code ? paths.shortLink(code) : content}
                  title={content}
                  target="_blank"
                  rel="nofollow ugc noopener noreferrer"
                  className={classes.link ?? ''}
                >
                  {code ? host + paths.shortLink(code) : content}
                </Anchor>
              );
            },
          }}
        >
          {post.content}
        </Linkify>
      </Text>
      {isLong && (
        <Anchor component="button" type="button" fw={600} py={4} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Show more' : 'Show less'}
        </Anchor>
      )}
    </>
  );
}
