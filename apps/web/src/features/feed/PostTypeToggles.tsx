import { Button } from '@mantine/core';
import type { PostType } from '@guildhall/api/publishing/feed/feed.schema';
import classes from './PostTypeToggles.module.css';
import { SELECTABLE_TYPES, POST_TYPES } from './post-types.ts';
import { writePostMessages as messages } from './write-post.messages.ts';

type Props = { value: PostType; onChange: (next: PostType) => void };

/** One toggle per post type; with none pressed the post is a general one. */
export function PostTypeToggles({ value, onChange }: Props) {
  return (
    <fieldset className={classes.root} aria-label={messages.type}>
      {SELECTABLE_TYPES.map((type) => {
        const { label, Icon } = POST_TYPES[type];
        const isActive = value === type;
        return (
          <Button
            key={type}
            size="sm"
            px="sm"
            variant={isActive ? 'light' : 'subtle'}
            {...(!isActive && { color: 'gray' })}
            aria-pressed={isActive}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onChange(isActive ? 'general' : type)}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}
