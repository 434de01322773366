import { Button, Container, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsAreaOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { useRegistrationMode } from '../../lib/site.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { JoinButton } from '../../lib/JoinButton.tsx';
import { ArcadeDrawing } from './ArcadeDrawing.tsx';
import classes from './HeroSection.module.css';
import { landingMessages } from './landing.messages.ts';
import { Faces } from './Faces.tsx';
import { MatchExample } from './MatchExample.tsx';

type Props = { members: Outputs['site']['front']['members'] };

/** What the community is, beside its picture, its newest members, or an example of a match. */
export function HeroSection({ members }: Props) {
  const community = trpc.site.config.useQuery().data?.community;
  const mode = useRegistrationMode();
  const isAreaOn = useIsAreaOn();
  const { eyebrow, heading, text, start, browse, list, joining } = landingMessages.hero;
  return (
    <section className={classes.root}>
      <ArcadeDrawing className={classes.arcade} />
      <Container size="lg" className={classes.inner ?? ''}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{eyebrow(community?.place ?? '')}</p>
          <Title order={1} className={classes.heading ?? ''}>
            {community?.landingHeading || heading}
          </Title>
          <Text className={classes.text ?? ''}>{community?.landingText || text(community?.name ?? '')}</Text>
          {mode !== 'open' && <Text fw={600}>{joining[mode]}</Text>}
          <Group gap="sm">
            <JoinButton size="lg" className={classes.start ?? ''}>
              {start}
            </JoinButton>
            {isAreaOn('directory') && (
              <Button component={Link} to={paths.businesses()} size="lg" className={classes.browse ?? ''}>
                {browse}
              </Button>
            )}
          </Group>
          {isAreaOn('directory') && (
            <JoinButton
              next={paths.newBusiness()}
              joinFor="business"
              variant="transparent"
              className={classes.list ?? ''}
            >
              {list}
            </JoinButton>
          )}
        </div>
        {community?.landingPicture ? (
          <img src={community.landingPicture} alt="" className={classes.picture} />
        ) : members.length > 0 ? (
          <Faces members={members} />
        ) : (
          !community?.hiddenLandingSections.includes('example') && <MatchExample />
        )}
      </Container>
    </section>
  );
}
