import { routeErrors } from '../../errors/route-errors.ts';
import { BusinessFailed } from './BusinessFailed.tsx';
import { BusinessMissing } from './BusinessMissing.tsx';

export const BusinessErrorBoundary = routeErrors(BusinessMissing, BusinessFailed);
