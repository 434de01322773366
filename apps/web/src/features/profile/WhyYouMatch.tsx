import { Title } from '@mantine/core';
import { PercentRing } from '../../ui/PercentRing.tsx';
import { ReasonList } from '../../ui/ReasonList.tsx';
import { profileMessages } from './profile.messages.ts';
import type { Related } from './profile.types.ts';
import classes from './WhyYouMatch.module.css';

const { match: messages } = profileMessages;

type Props = { match: NonNullable<Related['match']>; firstName: string };

/** Why the viewer and the member fit, in both directions. */
export function WhyYouMatch({ match: { percentage, reasons }, firstName }: Props) {
  const title = messages.title(firstName);
  return (
    <section className={classes.root} aria-labelledby="why-you-match">
      {percentage !== null && <PercentRing percent={percentage} label={messages.percent} size={72} />}
      <div>
        <Title order={2} size="h4" mb={6} id="why-you-match">
          {title}
        </Title>
        <ReasonList reasons={reasons} label={title} />
      </div>
    </section>
  );
}
