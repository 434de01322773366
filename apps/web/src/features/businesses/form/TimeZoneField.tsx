import { Button, Group, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { timeZoneOptions, zonesWith } from '../../../lib/time-zones.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { zonesOfCountry } from '../../../lib/zones-of-country.ts';
import { openingMessages } from '../opening/opening.messages.ts';
import type { BusinessFormPart } from './form-fields.ts';

const { form: messages } = openingMessages;

const ALL = timeZoneOptions(messages.ownTimeZone);
/** Milliseconds without a key after which the name of a country is taken as written. */
const WRITTEN_MS = 500;

/** The time zone of the hours: those of the country, and all on demand. One that a country has alone is chosen with it. */
export function TimeZoneField({ form }: BusinessFormPart) {
  const [country, setCountry] = useState(form.getValues().country);
  const [chosen, setChosen] = useState(form.getValues().timeZone);
  const [isOpen, setOpen] = useState(false);
  const choose = (zone: string) => {
    setChosen(zone);
    form.setFieldValue('timeZone', zone);
  };
  const follow = useDebouncedCallback((written: string) => {
    setCountry(written);
    const [first, ...others] = zonesOfCountry(written);
    if (first !== undefined && others.length === 0) choose(first.value);
  }, WRITTEN_MS);
  form.watch('country', ({ value }) => follow(value));
  // Server and browser may not know the same zones of a country.
  const own = useHydrated() ? zonesOfCountry(country) : [];
  const device = ALL.filter(({ value }) => value === '' && chosen === '');
  const isShort = own.length > 0 && !isOpen;
  return (
    <Group mt="sm" gap="xs" align="end">
      <NativeSelect
        flex="1 1 240px"
        maw={400}
        label={messages.timeZone}
        data={zonesWith(isShort ? [...device, ...own] : ALL, chosen)}
        value={chosen}
        error={form.errors['timeZone']}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isShort && (
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {messages.allTimeZones}
        </Button>
      )}
    </Group>
  );
}
