import { trpc } from '../../lib/trpc.ts';
import { DismissibleBanner } from '../../ui/DismissibleBanner.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import classes from './PromoBanner.module.css';

const { title, close } = dashboardMessages.banner;

/** The promotional banner of the installation; each member closes it for themselves. */
export function PromoBanner({ userId }: { userId: number }) {
  const banner = trpc.site.config.useQuery().data?.banner;
  if (!banner) return null;
  return (
    <div className={classes.root}>
      <DismissibleBanner
        storageKey={`guildhall:banner-dismissed:${userId}`}
        title={title}
        imageUrl={banner.imageUrl}
        href={banner.linkUrl}
        height={160}
        closeLabel={close}
      />
    </div>
  );
}
