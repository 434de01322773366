import { paths } from '../../../lib/paths.ts';
import { MissingPage } from '../../errors/MissingPage.tsx';
import { businessesMessages } from '../businesses.messages.ts';

export const BusinessMissing = () => (
  <MissingPage {...businessesMessages.page.missing} to={paths.businesses()} />
);
