/** Two empty chairs at a table: someone could sit here. */
export function EmptyDrawing() {
  return (
    <svg width="132" height="84" viewBox="0 0 132 84" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="66" cy="76" rx="60" ry="6" fill="var(--gh-tint)" />
      <g stroke="var(--gh-field-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M38 46h56M50 46v28M82 46v28" />
        <path d="M16 26v48M16 52h16v22M16 26c0-4 2-6 5-6" />
        <path d="M116 26v48M116 52h-16v22M116 26c0-4-2-6-5-6" />
      </g>
      <path
        d="M58 45v-8a8 8 0 0 1 16 0v8"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="66" cy="17" r="4" fill="var(--gh-accent-fill)" />
      <path
        d="M66 24v4M57 17h-4M79 17h-4M60 10l-3-3M72 10l3-3"
        stroke="var(--gh-accent-fill)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
