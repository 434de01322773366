import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

type Props = {
  /** Seen beside the switch. */
  label: string;
  /** What the switch belongs to, for readers who do not see where it stands. */
  of: string;
  checked: boolean;
  /** The label is only for readers who do not see the column's head. */
  isBare?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch of one item of a list. */
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
