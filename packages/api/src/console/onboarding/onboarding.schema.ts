import { z } from 'zod';

/** What a new member does first, in order: say what they offer, whom they look for, and write to someone. */
export const FirstStep = z.enum(['offer', 'seek', 'contact']);
export type FirstStep = z.infer<typeof FirstStep>;

const StepState = z.enum(['open', 'done', 'skipped']);

export const FirstSteps = z.object({ offer: StepState, seek: StepState, contact: StepState });
export type FirstSteps = z.infer<typeof FirstSteps>;

export const SkipStepInput = z.object({ step: FirstStep });
export type SkipStepInput = z.infer<typeof SkipStepInput>;
