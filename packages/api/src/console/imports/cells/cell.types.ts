import type { ImportField } from '../imports.schema.ts';

/** What a cell holds for a field. `note` says what was left out, `fault` why it cannot be used. */
export type CleanCell = {
  value: string;
  note?: string;
  fault?: string;
  /** What the cell says of other fields, which counts where no column of their own does. */
  more?: Partial<Record<ImportField, string>>;
};

/** The country that a row is in, as ISO 3166 has it, and whether that is the community's; none when it is not known. */
export type CellPlace = { region?: string | undefined; isAbroad?: boolean };
