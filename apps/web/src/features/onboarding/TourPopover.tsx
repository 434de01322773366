import type { Area } from '@guildhall/api/ground/settings/areas.schema';
import { Button, Group, Popover, Portal, Progress, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useIsAreaOn } from '../../lib/areas.ts';
import { useSite } from '../../lib/site.ts';
import { onboardingMessages } from './onboarding.messages.ts';
import classes from './TourPopover.module.css';
import { useTourTarget } from './useTourTarget.ts';

type Props = { onSkip: () => void; onComplete: () => void };

const { tour: messages } = onboardingMessages;

/** The steps that point at an area. */
const AREA_OF: Record<string, Area> = { opportunities: 'opportunities', services: 'shop' };

/** The tour, step by step, each next to the element it describes. Completing it is remembered, skipping it is not. */
export function TourPopover({ onSkip, onComplete }: Props) {
  const [index, setIndex] = useState(0);
  const isAreaOn = useIsAreaOn();
  const steps = onboardingMessages.steps(useSite().name).filter(({ key }) => {
    const area = AREA_OF[key];
    return area === undefined || isAreaOn(area);
  });
  const step = steps[index];
  const box = useTourTarget(step?.key);
  const titleId = useId();
  const isLast = index === steps.length - 1;
  if (!step || !box) return null;
  return (
    <Portal>
      <div className={classes.shade} />
      <Popover
        opened
        onChange={(isOpen) => !isOpen && onSkip()}
        closeOnClickOutside={false}
        preventPositionChangeWhenVisible={false}
        position="bottom"
        width="min(22rem, 100vw - 32px)"
        offset={14}
        withArrow
        trapFocus
        returnFocus
        withRoles={false}
        withinPortal={false}
      >
        <Popover.Target>
          <div className={classes.ring} style={box} data-tour-ring />
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <Text size="sm" c="dimmed" id={titleId}>
            {messages.title(index + 1, steps.length)}
          </Text>
          <Progress value={(100 * (index + 1)) / steps.length} aria-label={messages.progress} my="xs" />
          <div aria-live="polite">
            <Title order={2} size="h4" mb={4}>
              {step.title}
            </Title>
            <Text size="sm">{step.text}</Text>
          </div>
          <Group justify="space-between" mt="md" gap="xs">
            <Button variant="subtle" color="gray" size="compact-md" onClick={onSkip}>
              {messages.skip}
            </Button>
            <Group gap="xs">
              <Button
                variant="default"
                size="compact-md"
                disabled={index === 0}
                onClick={() => setIndex(index - 1)}
              >
                {messages.previous}
              </Button>
              <Button
                data-autofocus
                size="compact-md"
                onClick={() => (isLast ? onComplete() : setIndex(index + 1))}
              >
                {isLast ? messages.complete : messages.next}
              </Button>
            </Group>
          </Group>
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}
