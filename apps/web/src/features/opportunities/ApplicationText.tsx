import { Textarea } from '@mantine/core';
import { APPLICATION_MAX } from '@guildhall/api/opportunities/schema';

type Props = { name: string; value: string; onChange: (value: string) => void };

/** A few own words that go with an application to the member of this name. */
export function ApplicationText({ name, value, onChange }: Props) {
  return (
    <Textarea
      label={`Your message to ${name}`}
      description="Say in two sentences why you are the right one."
      maxLength={APPLICATION_MAX}
      minRows={3}
      mb="sm"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
