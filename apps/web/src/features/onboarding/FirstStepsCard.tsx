import { Card, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../lib/useViewer.ts';
import { ContactStep } from './ContactStep.tsx';
import classes from './FirstStepsCard.module.css';
import { type FirstStep, type FirstSteps, useSkipStep } from './first-steps.hooks.ts';
import { FirstMatch } from './FirstMatch.tsx';
import { firstStepsMessages as messages } from './first-steps.messages.ts';
import { ProfileStep } from './ProfileStep.tsx';

const STEPS: FirstStep[] = ['offer', 'seek', 'contact'];

type Props = { member: CurrentUser; steps: FirstSteps };

/** The guided first steps, the first open one unfolded. Once none is open, it says so. */
export function FirstStepsCard({ member, steps }: Props) {
  const skip = useSkipStep();
  const current = STEPS.find((step) => steps[step] === 'open');
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(current);
  // When the form that had the focus is gone, the focus goes on to the next step.
  useEffect(() => {
    if (former.current !== current && document.activeElement === document.body) heading.current?.focus();
    former.current = current;
  }, [current]);

  if (!current) {
    return (
      <Card component="section" aria-labelledby="first-steps-title">
        <Title order={2} size="h3" id="first-steps-title" ref={heading} tabIndex={-1}>
          {messages.finished.title}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.finished.text}
        </Text>
        <FirstMatch />
      </Card>
    );
  }
  return (
    <Card component="section" aria-labelledby="first-steps-title">
      <Group justify="space-between" gap="xs" align="baseline">
        <Title order={2} size="h3" id="first-steps-title">
          {messages.title}
        </Title>
        <Text size="sm" c="dimmed">
          {messages.progress(STEPS.filter((step) => steps[step] === 'done').length, STEPS.length)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {messages.text}
      </Text>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const { title } = messages.steps[step];
          return (
            <li key={step} className={classes.step} aria-current={isCurrent ? 'step' : undefined}>
              <span className={classes.mark} data-state={steps[step]} aria-hidden="true">
                <Mark state={steps[step]} number={index + 1} />
              </span>
              <div className={classes.body}>
                <Title order={3} size="h5" ref={isCurrent ? heading : null} tabIndex={-1}>
                  {title}
                  <VisuallyHidden> ({messages.states[steps[step]]})</VisuallyHidden>
                </Title>
                {isCurrent && step !== 'contact' && (
                  <ProfileStep key={step} step={step} member={member} onSkip={() => skip.mutate({ step })} />
                )}
                {isCurrent && step === 'contact' && <ContactStep onSkip={() => skip.mutate({ step })} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function Mark({ state, number }: { state: FirstSteps[FirstStep]; number: number }) {
  if (state === 'done') return <IconCheck size={16} />;
  return state === 'skipped' ? <IconMinus size={16} /> : number;
}
