import { lazyChunk } from '../../lib/lazy-chunk.ts';

type MemberShell = typeof import('./member-shell.ts');

/** A part of the page that only members have, so visitors do not load it. */
export const memberPart = <Name extends keyof MemberShell>(name: Name) =>
  lazyChunk<MemberShell[Name]>(() =>
    import('./member-shell.ts').then((module) => ({ default: module[name] })),
  );
