import { Card } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import { shownAddress } from '../business-facts.ts';
import type { Business } from '../businesses.types.ts';
import { BusinessActions } from './BusinessActions.tsx';
import classes from './BusinessSidebar.module.css';
import { QuickStats } from './QuickStats.tsx';

type Props = { business: Business; isSignedIn: boolean };

/** How to reach the business, and its figures. */
export function BusinessSidebar({ business, isSignedIn }: Props) {
  const { website, email, phone } = business;
  const address = addressLines(business);
  const isReachable = website || email || phone || address.length > 0;
  return (
    <aside className={classes.root} aria-label="Contact and figures">
      <Card>
        {isReachable && (
          <ul className={classes.ways}>
            {website && (
              <li>
                <IconWorld size={20} aria-hidden />
                <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                  {shownAddress(website)}
                </a>
              </li>
            )}
            {email && (
              <li>
                <IconMail size={20} aria-hidden />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {phone && (
              <li>
                <IconPhone size={20} aria-hidden />
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </li>
            )}
            {address.length > 0 && (
              <li>
                <IconMapPin size={20} aria-hidden />
                <address className={classes.address}>{address.join('\n')}</address>
              </li>
            )}
          </ul>
        )}
        <BusinessActions business={business} isSignedIn={isSignedIn} />
      </Card>
      <QuickStats business={business} />
    </aside>
  );
}

/** As on an envelope. A country alone, which every business has, is no address. */
function addressLines({ address, city, state, zipCode, country }: Business): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ');
  const lines = [address, [city, region].filter(Boolean).join(', ')].filter((line) => !!line).map(String);
  return lines.length > 0 ? [...lines, country] : [];
}
