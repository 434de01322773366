import { Button, Container, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useDialog } from '../../lib/useDialog.ts';
import { trpc } from '../../lib/trpc.ts';
import { ArcadeDrawing } from './ArcadeDrawing.tsx';
import classes from './HeroSection.module.css';
import { landingMessages } from './landing.messages.ts';
import { MatchExample } from './MatchExample.tsx';

export function HeroSection() {
  const { linkTo } = useDialog();
  const community = trpc.site.config.useQuery().data?.community;
  const { eyebrow, heading, text, start, browse } = landingMessages.hero;
  return (
    <section className={classes.root}>
      <ArcadeDrawing className={classes.arcade} />
      <Container size="lg" className={classes.inner ?? ''}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{eyebrow}</p>
          <Title order={1} className={classes.heading ?? ''}>
            {community?.landingHeading || heading}
          </Title>
          <Text className={classes.text ?? ''}>{community?.landingText || text(community?.name ?? '')}</Text>
          <Group gap="sm">
            <Button
              component={Link}
              to={linkTo('register')}
              preventScrollReset
              size="lg"
              className={classes.start ?? ''}
            >
              {start}
            </Button>
            <Button component={Link} to={paths.businesses()} size="lg" className={classes.browse ?? ''}>
              {browse}
            </Button>
          </Group>
        </div>
        <MatchExample />
      </Container>
    </section>
  );
}
