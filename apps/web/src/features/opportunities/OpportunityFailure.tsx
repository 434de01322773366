import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { WaysIn } from '../../lib/WaysIn.tsx';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

const { visitor, ...notFound } = opportunitiesPageMessages.page.notFound;

/**
 * Shown for the address of an opportunity that does not exist, or is not for this reader, or could not be loaded.
 * Visitors can join or sign in over it, and come back to the same address.
 */
export function OpportunityFailure(failure: Failure) {
  const isVisitor = useViewer().status === 'anonymous';
  return (
    <PageFailure
      {...failure}
      missing={{
        ...notFound,
        ...(isVisitor && { text: visitor, first: <WaysIn joinFor={{ reason: 'opportunity', name: '' }} /> }),
        to: paths.opportunities(),
      }}
    />
  );
}
