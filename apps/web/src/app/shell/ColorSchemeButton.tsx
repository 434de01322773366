import { Box, Button, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Switches between the light and the dark look. Which label shows is decided by CSS, so the server can render both. */
export function ColorSchemeButton() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <Button variant="default" size="xs" onClick={toggleColorScheme}>
      <Box component="span" darkHidden>
        <IconMoon size={14} aria-hidden /> Dark look
      </Box>
      <Box component="span" lightHidden>
        <IconSun size={14} aria-hidden /> Light look
      </Box>
    </Button>
  );
}
