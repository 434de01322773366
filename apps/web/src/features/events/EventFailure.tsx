import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { eventsMessages } from './events.messages.ts';

/** Shown for the address of an event that does not exist, or is not for this reader, or could not be loaded. */
export const EventFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...eventsMessages.page.notFound, to: paths.events() }} />
);
