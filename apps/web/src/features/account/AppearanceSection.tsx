import { Radio, Group, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '../../lib/useHydrated.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { accountMessages } from './account.messages.ts';

const { appearance: messages } = accountMessages;

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light or dark, in this browser. */
export function AppearanceSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The server does not know what this browser has stored.
  const isHydrated = useHydrated();
  return (
    <SettingsSection id="appearance" title={messages.title} description={messages.description}>
      <Radio.Group
        aria-label={messages.title}
        value={isHydrated ? colorScheme : ''}
        onChange={(value) => setColorScheme(SCHEMES.find((scheme) => scheme === value) ?? 'auto')}
      >
        <Group gap="lg">
          {SCHEMES.map((scheme) => (
            <Radio key={scheme} value={scheme} label={messages.schemes[scheme]} />
          ))}
        </Group>
      </Radio.Group>
    </SettingsSection>
  );
}
