import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './MoreText.module.css';
import { truncate } from '../lib/truncate.ts';

type Props = {
  text: string;
  /** From so many characters on, the rest waits behind a button. */
  long: number;
};

/** A text that keeps its line breaks; a long one begins with its first part. */
export function MoreText({ text, long }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > long;
  return (
    <div>
      <Text className={classes.text ?? ''}>{isLong && !isOpen ? truncate(text, long) : text}</Text>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={4}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </Anchor>
      )}
    </div>
  );
}
