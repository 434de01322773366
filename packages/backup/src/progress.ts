/** Told now and then how far the work has come; `percent` is a whole number of the step. */
export type Progress = (step: Step, percent: number) => void;

export type Step = 'copying' | 'checking' | 'loading' | 'comparing' | 'indexing' | 'swapping';

/** Counts bytes towards a total that may be an estimate, and tells each new whole percent once. */
export function meter(step: Step, total: number, progress: Progress | undefined): (bytes: number) => void {
  let done = 0;
  let told = -1;
  return (bytes) => {
    done += bytes;
    const percent = Math.min(99, Math.floor((100 * done) / Math.max(1, total)));
    if (percent === told) return;
    told = percent;
    progress?.(step, percent);
  };
}
