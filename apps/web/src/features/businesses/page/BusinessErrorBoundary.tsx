import { routeErrors } from '../../errors/route-errors.tsx';
import { BusinessFailed } from './BusinessFailed.tsx';
import { BusinessMissing } from './BusinessMissing.tsx';

export const BusinessErrorBoundary = routeErrors(BusinessMissing, BusinessFailed);
