import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DESCRIPTION_MAX } from '@guildhall/api/chapters/events/events.schema';
import type { UseFormReturnType } from '@mantine/form';
import { timeZoneOptions, zonesWith } from '../../../lib/time-zones.ts';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';
import { eventsMessages } from '../events.messages.ts';
import { AudienceField, ChapterField, type Holders } from './HolderFields.tsx';
import { type EventField, type EventFormValues, endFor } from './event.form.ts';

const { form: messages } = eventsMessages;
const TWO = { cols: { base: 1, xs: 2 }, spacing: 'md', verticalSpacing: 'md' } as const;
const TIME_ZONES = timeZoneOptions(messages.chooseZone);
const REPEATING = Object.entries(messages.repeating).map(([value, label]) => ({ value, label }));

type Props = {
  form: UseFormReturnType<EventFormValues>;
  isRepeating: boolean | undefined;
  holders: Holders | undefined;
};

export function EventFields({ form, isRepeating, holders }: Props) {
  const values = form.getValues();
  const field = (name: EventField) => ({ ...messages.fields[name], ...form.getInputProps(name) });
  const isNew = isRepeating === undefined;
  const chapter = holders
    ? holders.chapters.find(({ slug }) => slug === values.chapter)
    : values.chapter === ''
      ? undefined
      : {};
  return (
    <Stack gap="md">
      {holders && <ChapterField form={form} holders={holders} />}
      <TextInput required maxLength={200} {...field('title')} />
      <SimpleGrid {...TWO}>
        <TextInput
          required
          type="datetime-local"
          {...field('start')}
          {...(isRepeating && { description: messages.movesAlong })}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ start: value, end: endFor(value, values) })
          }
        />
        <TextInput
          required
          type="datetime-local"
          {...field('end')}
          {...(isRepeating && { description: ' ' })}
        />
      </SimpleGrid>
      <SimpleGrid {...TWO}>
        <NativeSelect required data={zonesWith(TIME_ZONES, values.timeZone)} {...field('timeZone')} />
        {isNew && <NativeSelect data={REPEATING} {...field('repeats')} />}
      </SimpleGrid>
      {(isRepeating || values.repeats !== 'never') && <TextInput required type="date" {...field('until')} />}
      <SimpleGrid {...TWO}>
        <TextInput maxLength={200} {...field('place')} />
        <UrlInput {...field('link')} />
        <TextInput inputMode="numeric" {...field('seats')} />
        <AudienceField form={form} chapter={chapter} />
      </SimpleGrid>
      <MarkdownTextarea minRows={6} autosize maxLength={DESCRIPTION_MAX} {...field('description')} />
    </Stack>
  );
}
