import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';

export type DisabledButtonProps = ButtonProps & {
  /** What the button would do, and why it cannot, for screen readers. */
  label: string;
  /** Shown on hover, on focus and when it is tapped. */
  reason: string;
};

/** The tooltip of `DisabledButton`, in a chunk of its own because most pages show none. */
export function DisabledButtonTooltip({ label, reason, ...button }: DisabledButtonProps) {
  return (
    <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {/* A disabled button receives no events, so its wrapper carries the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason has to be reachable by keyboard */}
      <span role="group" tabIndex={0} aria-label={label}>
        <Button {...button} disabled />
      </span>
    </Tooltip>
  );
}
