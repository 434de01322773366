import type { ReactNode } from 'react';

const INK = 'var(--mantine-color-anchor)';
const BRASS = 'var(--gh-accent-fill)';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="88"
      height="64"
      viewBox="0 0 88 64"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Two overlapping circles. */
export function MatchingDrawing() {
  return (
    <Drawing>
      <path d="M44 15a22 22 0 0 1 0 34 22 22 0 0 1 0-34Z" fill={BRASS} />
      <circle cx="32" cy="32" r="22" stroke={INK} />
      <circle cx="56" cy="32" r="22" stroke={INK} />
    </Drawing>
  );
}

/** One person introducing two others. */
export function ReferralDrawing() {
  return (
    <Drawing>
      <path d="M44 20v10M44 30c0 10-24 4-24 16M44 30c0 10 24 4 24 16" stroke={BRASS} />
      <circle cx="44" cy="12" r="8" fill="var(--gh-tint)" stroke={INK} />
      <circle cx="20" cy="52" r="8" fill="var(--gh-tint)" stroke={INK} />
      <circle cx="68" cy="52" r="8" fill="var(--gh-tint)" stroke={INK} />
    </Drawing>
  );
}

/** An open door with light behind it. */
export function OpportunityDrawing() {
  return (
    <Drawing>
      <path d="M30 58V24a14 14 0 0 1 28 0v34" fill={BRASS} fillOpacity="0.35" stroke={INK} />
      <path d="M30 58V24c0-4 2-8 5-10.5l-13 6V60l8-2Z" fill="var(--gh-surface)" stroke={INK} />
      <path d="M14 58h60" stroke={INK} />
      <path d="M66 14l6-4M68 26h8M62 5l3-4" stroke={BRASS} />
      <circle cx="26" cy="41" r="1.5" fill={INK} />
    </Drawing>
  );
}
