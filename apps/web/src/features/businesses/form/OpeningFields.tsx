import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { openingMessages } from '../opening/opening.messages.ts';
import { WEEKDAYS } from '../opening/opening-hours.ts';
import { NETWORKS } from '../opening/social-links.ts';
import { DayFields } from './DayFields.tsx';
import { type DayValue, dayValueOf, textOf } from './day-value.ts';
import { type BusinessFormPart, GROUP, TWO_COLUMNS } from './form-fields.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

const { form: messages, days, networks } = openingMessages;

type Week = Record<(typeof WEEKDAYS)[number], DayValue>;

/** The hours of each weekday, their time zone, and the pages on social networks. */
export function OpeningFields({ form }: BusinessFormPart) {
  const [week, setWeek] = useState((): Week => {
    const { mon, tue, wed, thu, fri, sat, sun } = form.getValues();
    return {
      mon: dayValueOf(mon),
      tue: dayValueOf(tue),
      wed: dayValueOf(wed),
      thu: dayValueOf(thu),
      fri: dayValueOf(fri),
      sat: dayValueOf(sat),
      sun: dayValueOf(sun),
    };
  });
  const change = (changed: Partial<Week>) => {
    setWeek({ ...week, ...changed });
    for (const day of WEEKDAYS) {
      const value = changed[day];
      if (value) form.setFieldValue(day, textOf(value));
    }
  };
  // The first day with hours is what others are like.
  const model = WEEKDAYS.find((day) => week[day].mode === 'open');
  const copy = (value: DayValue, to: 'weekdays' | 'all') =>
    change({
      mon: value,
      tue: value,
      wed: value,
      thu: value,
      fri: value,
      ...(to === 'all' && { sat: value, sun: value }),
    });
  return (
    <>
      <Fieldset legend={messages.hours} id="hours" {...GROUP}>
        {WEEKDAYS.map((day) => (
          <DayFields
            key={day}
            label={days[day]}
            path={day}
            value={week[day]}
            error={form.errors[day]}
            onChange={(value) => change({ [day]: value })}
            onCopy={day === model ? (to) => copy(week[day], to) : undefined}
          />
        ))}
        <TimeZoneField form={form} />
      </Fieldset>
      <Fieldset legend={messages.social} {...GROUP}>
        <Text size="sm" c="dimmed" mb="sm">
          {messages.socialHint}
        </Text>
        <SimpleGrid {...TWO_COLUMNS}>
          {NETWORKS.map((network) => (
            <TextInput
              key={network}
              label={networks[network]}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...form.getInputProps(network)}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
    </>
  );
}
