import type { CurrentUser } from '../../lib/useViewer.ts';
import { serverNow } from '../../lib/server-clock.ts';

const DAY_MS = 86_400_000;

/** Days since the member joined, with fractions. */
export const daysAsMember = ({ createdAt }: CurrentUser): number =>
  (serverNow() - new Date(createdAt).getTime()) / DAY_MS;
