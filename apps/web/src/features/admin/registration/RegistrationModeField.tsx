import { RegistrationMode } from '@guildhall/api/ground/settings/registration.schema';
import { Radio, Stack } from '@mantine/core';
import { registrationMessages } from './registration.messages.ts';

const { mode: messages } = registrationMessages;

type Props = { value: RegistrationMode; onChange: (mode: RegistrationMode) => void };

/** The choice of who may join. */
export function RegistrationModeField({ value, onChange }: Props) {
  return (
    <Radio.Group
      aria-label={messages.title}
      value={value}
      onChange={(chosen) => onChange(RegistrationMode.parse(chosen))}
    >
      <Stack gap="md">
        {RegistrationMode.options.map((mode) => (
          <Radio
            key={mode}
            value={mode}
            label={messages.options[mode].label}
            description={messages.options[mode].hint}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
