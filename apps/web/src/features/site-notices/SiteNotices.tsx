import { CloseButton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ownPicture } from '../../lib/own-picture.ts';
import { trpc } from '../../lib/trpc.ts';
import { noticesOf } from './notices-page.ts';
import classes from './SiteNotices.module.css';

const storageKey = (id: number) => `guildhall:site-banner-closed:${id}`;

/** What administrators tell whoever opens a page: the announcement, and the banners of this kind of page. */
export function SiteNotices() {
  const { pathname } = useLocation();
  const { data } = trpc.site.notices.useQuery(noticesOf(pathname), {
    // The announcement stays while the next page's banners are on their way.
    placeholderData: (before) => before && { ...before, banners: [] },
  });
  if (!data || (data.announcement === '' && data.banners.length === 0)) return null;
  return (
    <div className={classes.root}>
      {data.announcement !== '' && (
        <div role="note" aria-label="Announcement" className={classes.announcement}>
          <IconSpeakerphone size={20} aria-hidden className={classes.icon} />
          <p className={classes.text}>{data.announcement}</p>
        </div>
      )}
      {data.banners.map((banner) => (
        <Banner key={banner.id} {...banner} />
      ))}
    </div>
  );
}

const neverChanges = () => () => {};

type BannerProps = { id: number; title: string; imageUrl: string; targetUrl: string };

/** A picture, or its title where that is on another site, that leads elsewhere; who closes it does not see it again in this browser. */
function Banner({ id, title, imageUrl, targetUrl }: BannerProps) {
  const picture = ownPicture(imageUrl);
  const [isClosed, setClosed] = useState(false);
  // A rendered page knows no storage, so it shows the banner and the browser takes it away.
  const wasClosed = useSyncExternalStore(
    neverChanges,
    () => localStorage.getItem(storageKey(id)) !== null,
    () => false,
  );
  if (isClosed || wasClosed) return null;
  return (
    <div className={classes.banner}>
      <a href={targetUrl} target="_blank" rel="noopener noreferrer">
        {picture ? <img src={picture} alt={title} className={classes.image} /> : title}
      </a>
      <CloseButton
        className={classes.close}
        aria-label={`Close the banner: ${title}`}
        onClick={() => {
          localStorage.setItem(storageKey(id), new Date().toISOString());
          setClosed(true);
        }}
      />
    </div>
  );
}
