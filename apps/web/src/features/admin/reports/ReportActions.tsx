import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconUser, IconUserOff, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import type { Decision, ReportItem } from './reports.hooks.ts';
import { reportsMessages as messages } from './reports.messages.ts';

const ICONS = { hide: IconEyeOff, warn: IconAlertTriangle, suspend: IconUserOff, dismiss: IconX };
const VIEW_MEMBER: Record<string, string> = messages.viewMember;

type Props = {
  report: ReportItem;
  /** Names the reported object in labels. */
  name: string;
  onDecide: (decision: Decision) => void;
};

/** What an administrator can do about an open report. */
export function ReportActions({ report: { objectType, object, decisions }, name, onDecide }: Props) {
  return (
    <Group gap="xs">
      {object?.memberId && (
        <Button
          component={Link}
          to={consolePaths.member(object.memberId)}
          size="xs"
          variant="light"
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {VIEW_MEMBER[objectType] ?? messages.viewMember.other}
        </Button>
      )}
      {decisions.map((decision) => {
        const Icon = ICONS[decision];
        const takesDown = decision === 'hide' && objectType === 'short_link';
        return (
          <Button
            key={decision}
            size="xs"
            {...(decision === 'dismiss' ? { variant: 'default' } : { variant: 'light', color: 'red' })}
            leftSection={<Icon size={16} aria-hidden />}
            aria-label={takesDown ? messages.takeDownLabel(name) : messages.decisionLabels[decision](name)}
            onClick={() => onDecide(decision)}
          >
            {takesDown ? messages.takeDown : messages.buttons[decision]}
          </Button>
        );
      })}
    </Group>
  );
}
