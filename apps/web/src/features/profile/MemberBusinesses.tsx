import { useShownName } from '../../lib/shown-name.ts';
import { Anchor, Card, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Stars } from '../../ui/Stars.tsx';
import { BusinessLogo } from '../businesses/BusinessLogo.tsx';
import classes from './MemberBusinesses.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Related } from './profile.types.ts';

const { businesses: messages } = profileMessages;

type Props = { businesses: Related['businesses'] | undefined; isFailed: boolean };

/** The businesses that the member owns or works at. */
export function MemberBusinesses({ businesses, isFailed }: Props) {
  const shownName = useShownName();
  if (isFailed || businesses?.length === 0) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="member-businesses">
      <Title order={2} size="h3" id="member-businesses" mb="md">
        {messages.title(businesses?.length ?? 1)}
      </Title>
      {!businesses && <Skeleton height={56} />}
      <ul className={classes.list}>
        {businesses?.map(({ id, slug, name, logo, title, industry, city, ratingAverage, reviewCount }) => (
          <li key={id}>
            <BusinessLogo name={name} logo={logo} size={48} />
            <div className={classes.words}>
              <Anchor
                component={Link}
                to={paths.business(slug)}
                fw={600}
                c="inherit"
                className={classes.name}
              >
                <bdi>{name}</bdi>
              </Anchor>
              <Text size="sm" c="dimmed" dir="auto">
                {[title, industry && shownName(industry), city].filter(Boolean).join(' · ')}
              </Text>
              {reviewCount > 0 && <Stars value={ratingAverage} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
