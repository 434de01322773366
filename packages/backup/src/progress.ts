/** Called with the progress of the current step, in whole percent. */
export type Progress = (step: Step, percent: number) => void;

export type Step = 'copying' | 'files' | 'checking' | 'loading' | 'comparing' | 'indexing' | 'swapping';

/** Counts bytes towards an estimated total, and reports each new percent once, up to 99. */
export function meter(step: Step, total: number, progress: Progress | undefined): (bytes: number) => void {
  let done = 0;
  let reported = -1;
  return (bytes) => {
    done += bytes;
    const percent = Math.min(99, Math.floor((100 * done) / Math.max(1, total)));
    if (percent === reported) return;
    reported = percent;
    progress?.(step, percent);
  };
}
