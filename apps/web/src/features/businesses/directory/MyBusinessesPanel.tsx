import { ActionIcon, Anchor, Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BusinessLogo } from '../BusinessLogo.tsx';
import { businessesMessages } from '../businesses.messages.ts';
import { directoryMessages } from './directory.messages.ts';
import classes from './MyBusinessesPanel.module.css';

/** The member's own businesses; nothing if there are none. */
export function MyBusinessesPanel() {
  const { data: businesses } = trpc.businesses.mine.useQuery();
  if (!businesses || businesses.length === 0) return null;
  const { badges, counts } = businessesMessages;
  return (
    <Card component="section" aria-labelledby="my-businesses" className={classes.panel ?? ''}>
      <Title order={2} size="h3" id="my-businesses" className={classes.title ?? ''}>
        <Anchor component={Link} to={paths.myBusinesses()} inherit>
          {directoryMessages.mine}
        </Anchor>
      </Title>
      <ul className={classes.list}>
        {businesses.map(({ id, slug, name, logo, isActive, isVerified, reviewCount, viewCount }) => (
          <li key={id} className={classes.item}>
            <div className={classes.more}>
              <BusinessLogo name={name} logo={logo} size={48} />
            </div>
            <div className={classes.words}>
              <Group gap={8}>
                <Anchor component={Link} to={paths.business(slug)} fw={600}>
                  {name}
                </Anchor>
                {isVerified && (
                  <Badge variant="light" tt="none" className={classes.more ?? ''}>
                    {badges.verified}
                  </Badge>
                )}
                {!isActive && (
                  <Badge variant="light" color="gray" tt="none">
                    {badges.notPublic}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed" className={classes.more ?? ''}>
                {counts.views(viewCount)} · {counts.reviews(reviewCount)}
              </Text>
            </div>
            <ActionIcon
              component={Link}
              to={paths.editBusiness(slug)}
              variant="subtle"
              size="lg"
              aria-label={directoryMessages.editLabel(name)}
            >
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Card>
  );
}
