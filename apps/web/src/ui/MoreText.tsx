import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './MoreText.module.css';
import { truncate } from '../lib/truncate.ts';
import { commonMessages } from '../lib/common.messages.ts';

type Props = {
  text: string;
  /** Texts longer than this many characters are collapsed. */
  long: number;
};

/** A text with its line breaks; a long one is collapsed behind a Show more button. */
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
          {isOpen ? commonMessages.showLess : commonMessages.showMore}
        </Anchor>
      )}
    </div>
  );
}
