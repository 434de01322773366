import { Anchor, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import type { Post } from './post-cache.ts';
import classes from './PostText.module.css';
import { commonMessages } from '../../lib/common.messages.ts';

// Most posts contain no URL, so the link detection is loaded on demand.
const LinkedText = lazyChunk(() =>
  import('./LinkedText.tsx').then((module) => ({ default: module.LinkedText })),
);

/** Longer posts are collapsed. */
const MAX_EXPANDED = { characters: 700, lines: 12 };

/** The text of a post with its line breaks and links. */
export function PostText({ post: { content, links } }: { post: Post }) {
  const isLong = content.length > MAX_EXPANDED.characters || content.split('\n').length > MAX_EXPANDED.lines;
  const [isCollapsed, setCollapsed] = useState(isLong);
  return (
    <>
      <Text component="div" className={classes.text} mod={{ collapsed: isCollapsed }}>
        {/https?:\/\//i.test(content) ? (
          <Suspense fallback={content}>
            <LinkedText content={content} links={links} />
          </Suspense>
        ) : (
          content
        )}
      </Text>
      {isLong && (
        <Anchor component="button" type="button" fw={600} py={4} onClick={() => setCollapsed(!isCollapsed)}>
          {isCollapsed ? commonMessages.showMore : commonMessages.showLess}
        </Anchor>
      )}
    </>
  );
}
