import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DESCRIPTION_MAX, Joining, NAME_MAX } from '@guildhall/api/chapters/chapters/chapters.schema';
import { SEAT_MAX } from '@guildhall/api/chapters/chapters/members/chapter-members.schema';
import type { UseFormReturnType } from '@mantine/form';
import { timeZoneOptions, zonesWith } from '../../../lib/time-zones.ts';
import { MarkdownTextarea } from '../../../ui/composer/MarkdownTextarea.tsx';
import type { ChapterFormValues } from './chapter.form.ts';
import { chapterFormMessages as messages } from './chapter-form.messages.ts';

const TWO = { cols: { base: 1, xs: 2 }, spacing: 'md', verticalSpacing: 'md' } as const;
const TIME_ZONES = timeZoneOptions(messages.chooseZone);
const JOINING = Joining.options.map((value) => ({ value, label: messages.joining[value] }));

type Props = { form: UseFormReturnType<ChapterFormValues>; isNew: boolean };

/** All fields of a chapter; whether each trade has one seat is decided once. */
export function ChapterFields({ form, isNew }: Props) {
  const values = form.getValues();
  const field = (name: keyof ChapterFormValues) => ({
    ...messages.fields[name],
    ...form.getInputProps(name),
  });
  const tick = (name: 'isHidden' | 'oneSeatPerTrade') => ({
    ...messages.fields[name],
    ...form.getInputProps(name, { type: 'checkbox' }),
  });
  return (
    <Stack gap="md">
      <TextInput required maxLength={NAME_MAX} {...field('name')} />
      <SimpleGrid {...TWO}>
        <TextInput maxLength={120} {...field('place')} />
        <NativeSelect
          required
          description=" "
          data={zonesWith(TIME_ZONES, values.timeZone)}
          {...field('timeZone')}
        />
      </SimpleGrid>
      <MarkdownTextarea minRows={6} autosize maxLength={DESCRIPTION_MAX} {...field('description')} />
      <Checkbox {...tick('isHidden')} />
      {!values.isHidden && <NativeSelect data={JOINING} {...field('joining')} />}
      {!values.isHidden && values.joining === 'request' && (
        <TextInput maxLength={200} {...field('question')} />
      )}
      {isNew && <Checkbox {...tick('oneSeatPerTrade')} />}
      {isNew && values.oneSeatPerTrade && <TextInput required maxLength={SEAT_MAX} {...field('seat')} />}
    </Stack>
  );
}
