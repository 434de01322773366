import { Anchor, Text } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { Post } from './post-cache.ts';
import classes from './PostText.module.css';

// Most posts name no address; what finds them comes when one does.
const LinkedText = lazy(() => import('./LinkedText.tsx').then((module) => ({ default: module.LinkedText })));

/** Characters and lines from which on a post is folded. */
const LONG = { characters: 700, lines: 12 };

/** What somebody wrote, as they wrote it, with its addresses as links. */
export function PostText({ post: { content, links } }: { post: Post }) {
  const isLong = content.length > LONG.characters || content.split('\n').length > LONG.lines;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <>
      <Text component="div" className={classes.text} mod={{ folded: isFolded }}>
        {/https?:\/\//i.test(content) ? (
          <Suspense fallback={content}>
            <LinkedText content={content} links={links} />
          </Suspense>
        ) : (
          content
        )}
      </Text>
      {isLong && (
        <Anchor component="button" type="button" fw={600} py={4} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Show more' : 'Show less'}
        </Anchor>
      )}
    </>
  );
}
