import { Anchor, Button, Card, Title } from '@mantine/core';
import { IconBrandLinkedin, IconCalendarPlus, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { websiteOf } from './profile-facts.ts';
import classes from './ProfilePage.module.css';
import type { Profile } from './profile.types.ts';
import { profileMessages } from './profile.messages.ts';
import { useSite } from '../../lib/site.ts';
import { ContactNote } from './ContactNote.tsx';
import { dialedNumber } from '@guildhall/api/ground/values/phone-number';

const { getInTouch: messages } = profileMessages;

/** The contact details that the member shows. Search results must not quote them. */
export function GetInTouch({ profile }: { profile: Profile }) {
  const { email, phoneNumber, linkedinUrl, bookingUrl } = profile;
  const number = phoneNumber === null ? undefined : dialedNumber(phoneNumber);
  const website = websiteOf(profile);
  const { name: siteName } = useSite();
  const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return (
    <Card component="section" padding="lg" aria-labelledby="get-in-touch" data-nosnippet>
      <div className={classes.section}>
        <Title order={2} size="h3" id="get-in-touch">
          {messages.title}
        </Title>
        <div className={classes.links}>
          {email && (
            <Button component="a" href={`mailto:${email}`} leftSection={<IconMail size={18} aria-hidden />}>
              {messages.email}
            </Button>
          )}
          {number && (
            <Button
              component="a"
              href={`tel:${number}`}
              variant="default"
              leftSection={<IconPhone size={18} aria-hidden />}
            >
              {messages.call}
            </Button>
          )}
          {bookingUrl && (
            <Button
              component="a"
              href={bookingUrl}
              {...outside}
              variant="default"
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
            >
              {messages.book}
            </Button>
          )}
          {linkedinUrl && (
            <Button
              component="a"
              href={linkedinUrl}
              {...outside}
              variant="default"
              leftSection={<IconBrandLinkedin size={18} aria-hidden />}
            >
              {messages.linkedin}
            </Button>
          )}
          {website && (
            <Button
              component="a"
              href={website}
              {...outside}
              variant="default"
              leftSection={<IconWorld size={18} aria-hidden />}
            >
              {messages.website}
            </Button>
          )}
        </div>
        <ContactNote profile={profile} />
        <p className={classes.powered}>
          {messages.poweredBy}{' '}
          <Anchor component={Link} to={paths.home()} inherit underline="always">
            {siteName}
          </Anchor>
        </p>
      </div>
    </Card>
  );
}
