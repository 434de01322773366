import { Anchor, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useFormats } from '../../lib/formats.ts';
import { trpc } from '../../lib/trpc.ts';
import { Query } from '../../ui/Query.tsx';
import timeline from '../../ui/Timeline.module.css';
import { referralsMessages } from './referrals.messages.ts';
import { dialedNumber } from '@guildhall/api/ground/values/phone-number';
import { Readable } from '../../ui/Readable.tsx';

const messages = referralsMessages.history;

/** The history of a referral, and the contact details of the other side once both have agreed. */
export function ReferralDetail({ id }: { id: number }) {
  const { localDate } = useFormats();
  const query = trpc.referrals.get.useQuery({ id });
  return (
    <Query
      query={query}
      skeleton={
        <Stack gap="sm" aria-busy="true">
          <VisuallyHidden component="output">{messages.loading}</VisuallyHidden>
          <Skeleton height={18} width="60%" />
          <Skeleton height={18} width="45%" />
        </Stack>
      }
      failed={messages.failed}
    >
      {(data) => {
        const { contact } = data;
        const automation = referralsMessages.automation[data.referral.ghlStatus];
        return (
          <Stack gap="md">
            {contact && (
              <div>
                <Title order={3} size="h4" mb={4}>
                  {messages.contact(contact.person.name)}
                </Title>
                {contact.email && (
                  <Anchor href={`mailto:${contact.email}`} display="block" w="fit-content" py={4}>
                    <Readable>{contact.email}</Readable>
                  </Anchor>
                )}
                {contact.phoneNumber && <PhoneNumber number={contact.phoneNumber} />}
                {!contact.email && !contact.phoneNumber && (
                  <Text size="sm" c="dimmed">
                    {messages.noContact}
                  </Text>
                )}
              </div>
            )}
            <ol className={timeline.list} aria-label={messages.title}>
              {data.timeline.map((event) => (
                <li key={event.id}>
                  <Text size="sm">{event.text}</Text>
                  <Text size="sm" c="dimmed" component="time" dateTime={event.createdAt}>
                    {localDate(event.createdAt)}
                  </Text>
                </li>
              ))}
            </ol>
            {data.referral.role === 'referrer' && automation && (
              <Text size="sm" c="dimmed">
                {automation}
              </Text>
            )}
          </Stack>
        );
      }}
    </Query>
  );
}

/** A text without a number, such as "ask at the desk", is no link. */
function PhoneNumber({ number }: { number: string }) {
  const dialed = dialedNumber(number);
  if (dialed === undefined) return <Text>{number}</Text>;
  return (
    <Anchor href={`tel:${dialed}`} display="block" w="fit-content" py={4}>
      {number}
    </Anchor>
  );
}
