/** A row of arches, the motif of the logo. */
export function ArcadeDrawing({ className }: { className: string | undefined }) {
  const arches = [0, 1, 2, 3, 4];
  return (
    <svg
      className={className}
      viewBox="0 0 900 420"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M20 150 450 12l430 138" strokeWidth="5" strokeLinejoin="round" />
      <path d="M20 170h860" />
      {arches.map((arch) => {
        const left = 40 + arch * 164;
        return (
          <g key={arch}>
            <path d={`M${left} 420V272a82 82 0 0 1 164 0v148`} />
            <path d={`M${left + 18} 420V276a64 64 0 0 1 128 0v144`} />
          </g>
        );
      })}
    </svg>
  );
}
