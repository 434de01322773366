import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useIndustries } from '../../../lib/industries.ts';
import { truncate } from '../../../lib/truncate.ts';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import type { ProfileField, ProfileFormValues } from '../edit-profile.form.ts';
import { editProfileMessages } from '../edit-profile.messages.ts';
import { fillMessages } from './fill.messages.ts';
import classes from './FillPreview.module.css';
import type { Found, Offer } from './found.types.ts';
import { offersOf } from './offers.ts';

const messages = fillMessages.preview;
/** Characters of a value that are shown; the form shows the rest. */
const SHOWN = 300;

type Props = {
  fileName: string;
  found: Found;
  /** The form when the file was chosen. */
  form: ProfileFormValues;
  onFill: (offers: Offer[]) => void;
  onDismiss: () => void;
};

/** What a file has for the blank fields of the form, each to be chosen. */
export function FillPreview({ fileName, found, form, onFill, onDismiss }: Props) {
  const { offers, alreadyFilled, unusable, industry } = offersOf(found, form, useIndustries());
  const [refused, setRefused] = useState<ProfileField[]>([]);
  const chosen = offers.filter(({ field }) => !refused.includes(field));
  const toggle = (field: ProfileField) =>
    setRefused(refused.includes(field) ? refused.filter((other) => other !== field) : [...refused, field]);
  const notes = [
    alreadyFilled.length > 0 && messages.alreadyFilled(labelled(alreadyFilled)),
    unusable.length > 0 && messages.unusable(labelled(unusable)),
    industry !== null && messages.unlistedIndustry(industry),
  ].filter((note) => note !== false);
  return (
    <Card component="section" withBorder padding="md" aria-labelledby="fill-preview">
      <Stack gap="sm">
        <Title
          order={3}
          size="h4"
          id="fill-preview"
          tabIndex={-1}
          ref={focusOnMount}
          className={classes.value}
        >
          {messages.title(fileName)}
        </Title>
        <Text size="sm">{offers.length > 0 ? messages.text : messages.nothing}</Text>
        {offers.map(({ field, value, isShortened }) => (
          <Checkbox
            key={field}
            checked={!refused.includes(field)}
            onChange={() => toggle(field)}
            label={editProfileMessages.fields[field].label}
            description={
              <span className={classes.value} dir="auto">
                {truncate(value, SHOWN)}
              </span>
            }
            {...(isShortened && { error: messages.shortened })}
          />
        ))}
        {notes.map((note) => (
          <Text key={note} size="sm" c="dimmed">
            {note}
          </Text>
        ))}
        <Group gap="xs">
          {offers.length > 0 && (
            <Button size="sm" disabled={chosen.length === 0} onClick={() => onFill(chosen)}>
              {messages.submit}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={onDismiss}>
            {offers.length > 0 ? messages.dismiss : messages.close}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

const labelled = (fields: ProfileField[]) =>
  fields.map((field) => editProfileMessages.fields[field].label).join(', ');
