import { IconSpeakerphone } from '@tabler/icons-react';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { ownPicture } from '../../lib/own-picture.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { DismissibleBanner } from '../../ui/DismissibleBanner.tsx';
import { noticesOf } from './notices-page.ts';
import classes from './SiteNotices.module.css';
import { siteNoticesMessages as messages } from './site-notices.messages.ts';

/** The site-wide announcement and the banners of the current page. */
export function SiteNotices() {
  const { pathname } = useLocation();
  const { data } = trpc.site.notices.useQuery(noticesOf(pathname), {
    // Keeps the announcement while the next page's banners load.
    placeholderData: (before) => before && { ...before, banners: [] },
  });
  if (!data || (data.announcement === '' && data.banners.length === 0)) return null;
  return (
    <div className={classes.root}>
      {data.announcement !== '' && (
        <div role="note" aria-label={messages.announcement} className={classes.announcement}>
          <IconSpeakerphone size={20} aria-hidden className={classes.icon} />
          {createElement(
            'p',
            { className: classes.text, dir: 'auto', lang: data.announcementLang },
            ...data.announcementParts.map(partOf),
          )}
        </div>
      )}
      {data.banners.map((banner) => (
        <DismissibleBanner
          key={banner.id}
          storageKey={`guildhall:site-banner-closed:${banner.id}`}
          title={banner.title}
          lang={banner.lang}
          imageUrl={ownPicture(banner.imageUrl)}
          href={banner.targetUrl}
          height={120}
          closeLabel={messages.closeBanner(banner.title)}
        />
      ))}
    </div>
  );
}

/** Words, bold or a link. Their places never change, so they need no keys. */
function partOf({ text, isBold, href }: Outputs['site']['notices']['announcementParts'][number]) {
  const words = isBold ? <strong>{text}</strong> : text;
  return href === null ? words : <a href={href}>{words}</a>;
}
