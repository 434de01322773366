import { Switch } from '@mantine/core';

type Props = {
  /** Shown beside the switch. */
  label: string;
  /** What the switch belongs to, for screen readers. */
  of: string;
  checked: boolean;
  /** Hides the label, for a table column whose header says the same. */
  isBare?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch of one list item. */
export function LabelledSwitch({ label, of, checked, isBare = false, onChange }: Props) {
  return (
    <Switch
      {...(!isBare && { label })}
      aria-label={`${label}: ${of}`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
