import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { eventsMessages } from './events.messages.ts';

/** Shown for the address of an event that does not exist, or is not for this reader. */
export const EventNotFound = () => <MissingPage {...eventsMessages.page.notFound} to={paths.events()} />;
