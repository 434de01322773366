import { EVERYONE, type MatrixRow } from './matrix.ts';

export const siteRows: MatrixRow[] = [
  { procedure: 'site.config', expect: EVERYONE },
  { procedure: 'site.front', expect: EVERYONE },
  { procedure: 'live.changes', expect: EVERYONE },
];
