import type { Check } from '../shared/report.ts';

/** How much of a fault is injected: all of it, or a little to see that the suite works. */
export type Intensity = 'full' | 'smoke';

export type Settings = {
  intensity: Intensity;
  /** Seeds everything random, so that a run can be repeated. */
  seed: number;
  /** By `Date.now()`: what is left then is skipped, and the checks fail. */
  deadline: number;
  /** Prints a line of progress. */
  log: (line: string) => void;
};

/** Something that goes wrong on purpose. */
export type Fault = {
  /** As in docs/measurements/faults.md, such as "F1". */
  key: string;
  title: string;
  /** What each intensity injects. */
  intensities: Record<Intensity, string>;
  /** @throws when the fault could not be injected, which counts as failed */
  run(settings: Settings): Promise<Check[]>;
};
