import { Anchor, Text } from '@mantine/core';
import { richTextOf } from '@guildhall/markdown';
import { useState } from 'react';
import { commonMessages } from '../../lib/common.messages.ts';
import { useIsAreaOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { Post } from './post-cache.ts';
import classes from './PostText.module.css';

/** Longer posts are collapsed. */
const MAX_EXPANDED = { characters: 700, lines: 12 };

/** The text of a post. Its links lead through their short links, and show where they lead. */
export function PostText({ post }: { post: Post }) {
  const { content } = post;
  const links = useIsAreaOn()('shortLinks') ? post.links : [];
  const isLong = content.length > MAX_EXPANDED.characters || content.split('\n').length > MAX_EXPANDED.lines;
  const [isCollapsed, setCollapsed] = useState(isLong);
  if (content === '') return null;
  return (
    <>
      <Text component="div" className={classes.text} mod={{ collapsed: isCollapsed }}>
        <RichText
          text={richTextOf(post)}
          lang={post.lang}
          shortLinks={new Map(links.map(({ url, code }) => [url, paths.shortLink(code)]))}
        />
      </Text>
      {isLong && (
        <Anchor component="button" type="button" fw={600} py={4} onClick={() => setCollapsed(!isCollapsed)}>
          {isCollapsed ? commonMessages.showMore : commonMessages.showLess}
        </Anchor>
      )}
    </>
  );
}
