import { Button, type ButtonProps } from '@mantine/core';

type Props = Pick<ButtonProps, 'size' | 'disabled' | 'loading'> & {
  /** The word on it, and the sentence that says of which row it is. */
  words: { open: string; label: (name: string) => string };
  /** The name of the row. */
  of: string;
  onClick: () => void;
};

/** A button of a row of a list, such as "Rename": the same word in every row, and another name for a screen reader. */
export function RowButton({ words, of, size = 'sm', ...button }: Props) {
  return (
    <Button variant="default" size={size} aria-label={words.label(of)} {...button}>
      {words.open}
    </Button>
  );
}
