export type Dose = 'full' | 'short';

/** One thing that must hold under a fault, and what was seen of it. */
export type Finding = { must: string; measured: string; held: boolean };

export type Settings = {
  dose: Dose;
  /** Of everything that is left to chance: the same seed does the same again. */
  seed: number;
  /** By `Date.now()`: what is not done by then is not done any more, and the dose counts as missed. */
  deadline: number;
  /** A line for whoever waits. */
  say: (line: string) => void;
};

/** Something that goes wrong on purpose. */
export type Fault = {
  /** As in the goals, such as 'F1'. */
  key: string;
  title: string;
  /** How much of it is done, in words. */
  doses: Record<Dose, string>;
  /** @throws when the fault could not be brought about, which counts as failed */
  run(settings: Settings): Promise<Finding[]>;
};

export const finding = (must: string, held: boolean, measured: string): Finding => ({ must, held, measured });

/** A count that must be 0. */
export const none = (must: string, count: number): Finding => finding(must, count === 0, String(count));
