import { IconClock } from '@tabler/icons-react';
import type { BusinessHours } from '@guildhall/api/directory/businesses/opening.schema';
import { useFormats } from '../../../lib/formats.ts';
import { useHydrated } from '../../../lib/useHydrated.ts';
import { businessesMessages } from '../businesses.messages.ts';
import { openingState } from './opening-hours.ts';

const { card: messages } = businessesMessages;

/** Whether a business is open, as an item of the facts on its card; the browser knows the moment, a stored page does not. */
export function OpenUntil({ hours }: { hours: BusinessHours }) {
  const isHydrated = useHydrated();
  const { clock } = useFormats();
  const state = isHydrated ? openingState(hours) : null;
  return (
    <li>
      <IconClock size={16} aria-hidden />
      {state &&
        (state.isOpen
          ? state.closes === null
            ? messages.openAllDay
            : messages.openUntil(clock(state.closes))
          : messages.closedNow)}
    </li>
  );
}
