import { Button } from '@mantine/core';
import type { PostType } from '@guildhall/api/feed/schema';
import classes from './KindToggles.module.css';
import { CHOSEN_KINDS, POST_KINDS } from './post-kinds.ts';

type Props = { value: PostType; onChange: (next: PostType) => void };

/** The types of a post as toggles; the active one again makes it a general post. */
export function KindToggles({ value, onChange }: Props) {
  return (
    <fieldset className={classes.root} aria-label="Type of post">
      {CHOSEN_KINDS.map((kind) => {
        const { label, Icon } = POST_KINDS[kind];
        const isActive = value === kind;
        return (
          <Button
            key={kind}
            size="sm"
            px="sm"
            variant={isActive ? 'light' : 'subtle'}
            {...(!isActive && { color: 'gray' })}
            aria-pressed={isActive}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onChange(isActive ? 'general' : kind)}
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}
