import { Anchor, Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Stars } from '../../ui/Stars.tsx';
import { placeOf } from './business-facts.ts';
import { BusinessBadges } from './BusinessBadges.tsx';
import classes from './BusinessCard.module.css';
import { BusinessCover } from './BusinessCover.tsx';
import { BusinessLogo } from './BusinessLogo.tsx';
import type { BusinessCardData } from './businesses.types.ts';
import { businessesMessages } from './businesses.messages.ts';
import { OpenUntil } from './opening/OpenUntil.tsx';
import { useTradeOf } from './useTradeOf.ts';

const SERVICES_SHOWN = 3;

const { card, counts } = businessesMessages;

type Props = {
  business: BusinessCardData;
  /** Of its list: its cover is loaded before other pictures. */
  isFirst?: boolean;
};

/** A business in a list. */
export const BusinessCard = memo(function BusinessCard({ business, isFirst = false }: Props) {
  const { name, slug, shortDescription, services, reviewCount, businessHours } = business;
  const trade = useTradeOf()(business);
  const place = placeOf(business);
  const more = services.length - SERVICES_SHOWN;
  const titleId = `business-${business.id}`;
  return (
    <Card component="article" padding={0} aria-labelledby={titleId} className={classes.root}>
      <div className={classes.cover}>
        <BusinessCover name={name} cover={business.coverImage} isMain={isFirst} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <BusinessLogo name={name} logo={business.logo} />
          <BusinessBadges {...business} />
        </div>
        <div className={classes.name}>
          <Title order={2} size="h3" id={titleId}>
            <Anchor component={Link} to={paths.business(slug)} inherit c="inherit" className={classes.link}>
              {name}
            </Anchor>
          </Title>
          {trade && (
            <Text size="sm" c="dimmed">
              {trade}
            </Text>
          )}
        </div>
        <Group gap={8}>
          {reviewCount > 0 && <Stars value={business.ratingAverage} />}
          <Text size="sm" c="dimmed">
            {reviewCount > 0 ? counts.reviews(reviewCount) : counts.isNew}
          </Text>
        </Group>
        {shortDescription && <Text lineClamp={3}>{shortDescription}</Text>}
        <ul className={classes.facts}>
          {place && (
            <li>
              <IconMapPin size={16} aria-hidden /> {place}
            </li>
          )}
          {businessHours && <OpenUntil hours={businessHours} />}
        </ul>
        {services.length > 0 && (
          <ul className={classes.services} aria-label={card.services}>
            {services.slice(0, SERVICES_SHOWN).map((service) => (
              <li key={service}>
                <Badge variant="light" color="gray" tt="none" fw={500}>
                  {service}
                </Badge>
              </li>
            ))}
            {more > 0 && <li className={classes.more}>{card.more(more)}</li>}
          </ul>
        )}
      </div>
    </Card>
  );
});
