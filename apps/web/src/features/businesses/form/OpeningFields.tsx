import { Fieldset, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { timeZoneOptions } from '../../../lib/time-zones.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { openingMessages } from '../opening/opening.messages.ts';
import { WEEKDAYS } from '../opening/opening-hours.ts';
import { NETWORKS } from '../opening/social-links.ts';
import { type BusinessFormPart, GROUP, TWO_COLUMNS } from './form-fields.ts';

const { form: messages, days, networks } = openingMessages;

const TIME_ZONES = timeZoneOptions(messages.ownTimeZone);

/** The hours of each weekday as text, their time zone, and the pages on social networks. */
export function OpeningFields({ form }: BusinessFormPart) {
  return (
    <>
      <Fieldset legend={messages.hours} {...GROUP}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {messages.description}
          </Text>
          <SimpleGrid {...TWO_COLUMNS}>
            {WEEKDAYS.map((day) => (
              <TextInput key={day} label={days[day]} maxLength={80} {...form.getInputProps(day)} />
            ))}
            <NativeSelect label={messages.timeZone} data={TIME_ZONES} {...form.getInputProps('timeZone')} />
          </SimpleGrid>
        </Stack>
      </Fieldset>
      <Fieldset legend={messages.social} {...GROUP}>
        <SimpleGrid {...TWO_COLUMNS}>
          {NETWORKS.map((network) => (
            <UrlInput key={network} label={networks[network]} {...form.getInputProps(network)} />
          ))}
        </SimpleGrid>
      </Fieldset>
    </>
  );
}
