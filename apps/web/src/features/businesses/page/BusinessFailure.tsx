import { paths } from '../../../lib/paths.ts';
import { type Failure, PageFailure } from '../../errors/PageFailure.tsx';
import { businessesMessages } from '../businesses.messages.ts';

const { missing, failed } = businessesMessages;

export const BusinessFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...missing, to: paths.businesses() }} failed={failed} />
);
