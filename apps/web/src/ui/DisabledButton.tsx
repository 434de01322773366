import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';

type Props = ButtonProps & {
  /** What the button would do, and why it cannot, for screen readers. */
  label: string;
  /** Shown on hover, on focus and when it is tapped. */
  reason: string;
};

/** A gray button that says why. */
export function DisabledButton({ label, reason, ...button }: Props) {
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
