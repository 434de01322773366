import { IconCalendarEvent, IconNews, IconUsers } from '@tabler/icons-react';
import type { SearchKind } from '@guildhall/api/discovery/search/search.schema';
import { BusinessLogo } from '../businesses/BusinessLogo.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './HitPicture.module.css';
import type { Hit } from './search-hits.ts';

/** Members and posts show a person. */
const ICONS: Partial<Record<SearchKind, typeof IconNews>> = {
  events: IconCalendarEvent,
  chapters: IconUsers,
};

type Props = { kind: SearchKind; hit: Hit; size?: number };

/** The avatar, logo or icon of a search hit. */
export function HitPicture({ kind, hit, size = 40 }: Props) {
  if (hit.person) {
    return <MemberAvatar name={hit.person.name} avatar={hit.person.avatar} size={size} />;
  }
  if (kind === 'businesses') return <BusinessLogo name={hit.title} logo={hit.logo ?? null} size={size} />;
  const Icon = ICONS[kind] ?? IconNews;
  return (
    <span className={classes.icon} data-small={size < 40 || undefined}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
