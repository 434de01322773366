import { Title } from '@mantine/core';
import { MatchStrength } from '../../ui/MatchStrength.tsx';
import { ReasonList } from '../../ui/ReasonList.tsx';
import { profileMessages } from './profile.messages.ts';
import type { Related } from './profile.types.ts';
import classes from './WhyYouMatch.module.css';

const { match: messages } = profileMessages;

type Props = { match: NonNullable<Related['match']>; firstName: string };

/** Why the viewer and the member fit, in both directions. */
export function WhyYouMatch({ match: { strength, reasons }, firstName }: Props) {
  const title = messages.title(firstName);
  return (
    <section className={classes.root} aria-labelledby="why-you-match">
      <Title order={2} size="h4" id="why-you-match">
        {title}
      </Title>
      {strength !== null && <MatchStrength strength={strength} />}
      <ReasonList reasons={reasons} label={title} />
    </section>
  );
}
