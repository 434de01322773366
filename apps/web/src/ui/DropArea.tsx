import { type ReactNode, useRef, useState } from 'react';
import classes from './DropArea.module.css';

type Props = {
  /** There is no room for more. */
  isDisabled?: boolean;
  onDrop: (files: File[]) => void;
  /** The button that opens the choice of files, for everyone who does not drag, and what the area is for. */
  children: ReactNode;
};

/** A place to drop pictures, around the button that chooses them. */
export function DropArea({ isDisabled = false, onDrop, children }: Props) {
  const [isOver, setOver] = useState(false);
  // Entering a child leaves its parent.
  const depth = useRef(0);
  const moveTo = (next: number) => {
    depth.current = Math.max(0, next);
    setOver(next > 0);
  };
  return (
    <div
      role="presentation"
      className={classes.root}
      data-over={(isOver && !isDisabled) || undefined}
      onDragEnter={() => moveTo(depth.current + 1)}
      onDragLeave={() => moveTo(depth.current - 1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        moveTo(0);
        const pictures = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'));
        if (pictures.length > 0 && !isDisabled) onDrop(pictures);
      }}
    >
      {children}
    </div>
  );
}
