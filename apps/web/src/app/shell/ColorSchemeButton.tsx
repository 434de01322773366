import { Box, Button, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { shellMessages } from './shell.messages.ts';

const { dark, light } = shellMessages.colorScheme;

/** Switches between light and dark mode. CSS decides which label shows, so the server can render both. */
export function ColorSchemeButton() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <Button variant="default" size="xs" onClick={toggleColorScheme}>
      <Box component="span" darkHidden>
        <IconMoon size={14} aria-hidden /> {dark}
      </Box>
      <Box component="span" lightHidden>
        <IconSun size={14} aria-hidden /> {light}
      </Box>
    </Button>
  );
}
