import { Card } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { displayUrl } from '../business-facts.ts';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { useRecordAction } from '../activity/useRecordAction.ts';
import { OpeningHours } from '../opening/OpeningHours.tsx';
import { SocialLinks } from '../opening/SocialLinks.tsx';
import { BusinessActions } from './BusinessActions.tsx';
import { EXTERNAL, addressLines, contactLinks } from './contact-links.ts';
import classes from './BusinessSidebar.module.css';
import { QuickStats } from './QuickStats.tsx';
import { Readable } from '../../../ui/Readable.tsx';

type Props = { business: Business; isSignedIn: boolean };

/** Contact details, actions and stats. */
export function BusinessSidebar({ business, isSignedIn }: Props) {
  const { website, email, phone } = business;
  const address = addressLines(business);
  const links = contactLinks(business);
  const record = useRecordAction(business.id);
  const isReachable = website || email || phone || address.length > 0;
  return (
    <aside className={classes.root} aria-label={businessPageMessages.sidebar}>
      <Card>
        {isReachable && (
          <ul className={classes.ways}>
            {website && (
              <li>
                <IconWorld size={20} aria-hidden />
                <a href={website} {...EXTERNAL} onClick={record('website')}>
                  <Readable>{displayUrl(website)}</Readable>
                </a>
              </li>
            )}
            {email && (
              <li>
                <IconMail size={20} aria-hidden />
                <a href={links.email} onClick={record('email')}>
                  <Readable>{email}</Readable>
                </a>
              </li>
            )}
            {phone && (
              <li>
                <IconPhone size={20} aria-hidden />
                {links.call ? (
                  <a href={links.call} onClick={record('call')}>
                    {phone}
                  </a>
                ) : (
                  phone
                )}
              </li>
            )}
            {address.length > 0 && (
              <li>
                <IconMapPin size={20} aria-hidden />
                <div>
                  <address className={classes.address}>{address.join('\n')}</address>
                  <a href={links.directions} {...EXTERNAL} onClick={record('directions')}>
                    {businessPageMessages.quick.directions}
                  </a>
                </div>
              </li>
            )}
          </ul>
        )}
        <SocialLinks pages={business.socialMedia} />
        <BusinessActions business={business} isSignedIn={isSignedIn} />
      </Card>
      {business.businessHours && <OpeningHours hours={business.businessHours} />}
      <QuickStats business={business} />
    </aside>
  );
}
