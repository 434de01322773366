import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

/** Shown for the address of an opportunity that does not exist, or is not for this reader, or could not be loaded. */
export const OpportunityFailure = (failure: Failure) => (
  <PageFailure
    {...failure}
    missing={{ ...opportunitiesPageMessages.page.notFound, to: paths.opportunities() }}
  />
);
