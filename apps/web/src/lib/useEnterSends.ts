import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** Where a keyboard is at hand; on a phone, Enter begins a line and the button sends. */
const DESK = '(hover: hover) and (pointer: fine)';

/** Whether Enter sends a message at this desk; a member can choose that it begins a line. */
export function useEnterSends() {
  const isDesk = useMediaQuery(DESK, false);
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'guildhall:enter-sends',
    defaultValue: 'on',
  });
  return {
    isDesk,
    isOn: value === 'on',
    sends: isDesk && value === 'on',
    toggle: () => setValue(value === 'on' ? 'off' : 'on'),
  };
}
