import { paths } from '../../../lib/paths.ts';
import { type Failure, PageFailure } from '../../errors/PageFailure.tsx';
import { businessPageMessages } from './business-page.messages.ts';

const { missing, failed } = businessPageMessages;

export const BusinessFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...missing, to: paths.businesses() }} failed={failed} />
);
