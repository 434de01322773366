import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import classes from './PromoBanner.module.css';

const storageKey = (userId: number) => `guildhall:banner-dismissed:${userId}`;

/** The installation's promotional picture; a member who closes it does not see it again in this browser. */
export function PromoBanner({ userId }: { userId: number }) {
  const banner = trpc.site.config.useQuery().data?.banner;
  const [isOpen, setOpen] = useState(() => localStorage.getItem(storageKey(userId)) === null);
  if (!banner || !isOpen) return null;
  return (
    <div className={classes.root}>
      <a href={banner.linkUrl} target="_blank" rel="noopener noreferrer">
        <img
          src={banner.imageUrl}
          alt="Sign up for our partner offer"
          className={classes.image}
          referrerPolicy="no-referrer"
        />
      </a>
      <CloseButton
        className={classes.close}
        aria-label="Dismiss the banner"
        onClick={() => {
          localStorage.setItem(storageKey(userId), new Date().toISOString());
          setOpen(false);
        }}
      />
    </div>
  );
}
