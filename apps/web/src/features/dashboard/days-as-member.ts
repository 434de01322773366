import type { CurrentUser } from '../../lib/useViewer.ts';

const DAY_MS = 86_400_000;

/** Days since the member joined, with fractions. */
export const daysAsMember = ({ createdAt }: CurrentUser): number =>
  (Date.now() - new Date(createdAt).getTime()) / DAY_MS;
