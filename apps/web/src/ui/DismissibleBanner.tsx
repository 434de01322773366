import { CloseButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { BannerImage } from './BannerImage.tsx';
import classes from './DismissibleBanner.module.css';

type Props = {
  /** Where this browser remembers that the banner was closed. */
  storageKey: string;
  title: string;
  /** Of the title, where it is not the reader's. */
  lang?: string | undefined;
  /** Null shows the title alone. */
  imageUrl: string | null;
  href: string;
  height: number;
  closeLabel: string;
};

const neverChanges = () => () => {};

/** A linked image that stays hidden in this browser once closed. */
export function DismissibleBanner({ storageKey, title, lang, imageUrl, href, height, closeLabel }: Props) {
  const [isClosed, setClosed] = useState(false);
  // The server has no localStorage: it renders the banner, and hydration removes it if it was closed.
  const wasClosed = useSyncExternalStore(
    neverChanges,
    () => localStorage.getItem(storageKey) !== null,
    () => false,
  );
  if (isClosed || wasClosed) return null;
  return (
    <div className={classes.root}>
      <a href={href} lang={lang} target="_blank" rel="noopener noreferrer">
        <BannerImage src={imageUrl} title={title} height={height} />
      </a>
      <CloseButton
        className={classes.close}
        aria-label={closeLabel}
        onClick={() => {
          localStorage.setItem(storageKey, new Date().toISOString());
          setClosed(true);
        }}
      />
    </div>
  );
}
