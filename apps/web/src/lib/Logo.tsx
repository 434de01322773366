/** The logo: two arches under a gable, the middle column in brass. Decorative beside the name. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-forest-8)" />
      <path
        d="M5.5 14.2 16 6.4l10.5 7.8"
        stroke="var(--mantine-color-brass-0)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M7.8 25.6V21a4.1 4.1 0 0 1 8.2 0m0 0a4.1 4.1 0 0 1 8.2 0v4.6"
        stroke="var(--mantine-color-brass-0)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M16 21v4.6" stroke="var(--mantine-color-brass-3)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
