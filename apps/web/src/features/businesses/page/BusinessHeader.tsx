import { withOneDecimal } from '../../../lib/written.ts';
import { Anchor, Container, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Stars } from '../../../ui/Stars.tsx';
import { BusinessBadges } from '../BusinessBadges.tsx';
import { BusinessCover } from '../BusinessCover.tsx';
import { BusinessLogo } from '../BusinessLogo.tsx';
import { businessesMessages } from '../businesses.messages.ts';
import { businessPageMessages } from './business-page.messages.ts';
import type { Business } from '../businesses.types.ts';
import { useTradeOf } from '../useTradeOf.ts';
import classes from './BusinessHeader.module.css';
import { QuickContact } from './QuickContact.tsx';

const { counts, missing } = businessesMessages;
const page = businessPageMessages;

/** Cover, logo, name and headline numbers. */
export function BusinessHeader({ business }: { business: Business }) {
  const { name, ratingAverage, reviewCount, viewCount } = business;
  const trade = useTradeOf()(business);
  return (
    <header className={classes.root}>
      <BusinessCover name={name} cover={business.coverImage} isWide isMain />
      <Container size="lg" className={classes.inner ?? ''}>
        <BusinessLogo name={name} logo={business.logo} size={104} />
        <div className={classes.words}>
          <Anchor component={Link} to={paths.businesses()} size="sm" className={classes.back ?? ''}>
            <IconArrowLeft size={16} aria-hidden /> {missing.back}
          </Anchor>
          <div className={classes.name}>
            <Title order={1}>{name}</Title>
            <BusinessBadges {...business} size="lg" />
          </div>
          {trade && <Text c="dimmed">{trade}</Text>}
          <ul className={classes.stats}>
            {reviewCount > 0 ? (
              <>
                <li>
                  <Stars value={ratingAverage} size={18} />
                  <span>
                    <strong>{withOneDecimal(ratingAverage)}</strong> {page.outOfFive}
                  </span>
                </li>
                <li>{counts.reviews(reviewCount)}</li>
              </>
            ) : (
              <li>{counts.isNew}</li>
            )}
            {viewCount > 0 && (
              <li>
                <IconEye size={18} aria-hidden /> {counts.views(viewCount)}
              </li>
            )}
          </ul>
        </div>
        <QuickContact business={business} />
      </Container>
    </header>
  );
}
