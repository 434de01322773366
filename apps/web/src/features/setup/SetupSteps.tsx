import { useNavigate } from 'react-router-dom';
import { type SetupStep, paths } from '../../lib/paths.ts';
import { useSearchParam } from '../../lib/useSearchParam.ts';
import { LookFields } from '../admin/community/LookFields.tsx';
import { NameFields } from '../admin/community/NameFields.tsx';
import { LanguageFields } from '../admin/community/LanguageFields.tsx';
import { PlaceFields } from '../admin/community/PlaceFields.tsx';
import { WordsFields } from '../admin/community/WordsFields.tsx';
import { CommunityStep } from './CommunityStep.tsx';
import { JoinStep } from './JoinStep.tsx';
import { MembersStep } from './MembersStep.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import { setupMessages as messages } from './setup.messages.ts';

/** After the administrator's account, which is the first. */
const STEPS: [SetupStep, ...SetupStep[]] = ['name', 'about', 'join', 'members'];

/** The steps that an administrator takes; the current one is in the URL, so the back button goes one back. */
export function SetupSteps() {
  const { value } = useSearchParam('step');
  const navigate = useNavigate();
  const index = Math.max(
    0,
    STEPS.findIndex((name) => name === value),
  );
  const step = STEPS[index] ?? STEPS[0];
  const next = STEPS[index + 1];
  const before = STEPS[index - 1];
  const onDone = () => void navigate(next ? paths.setup(next) : paths.admin());
  return (
    <SetupFrame
      key={step}
      step={index + 2}
      title={messages[step].title}
      text={messages[step].text}
      back={before && paths.setup(before)}
    >
      {step === 'name' && (
        <CommunityStep place="setup-name" onDone={onDone}>
          {(form) => (
            <>
              <NameFields form={form} />
              <LookFields form={form} />
            </>
          )}
        </CommunityStep>
      )}
      {step === 'about' && (
        <CommunityStep place="setup-about" onDone={onDone}>
          {(form) => (
            <>
              <WordsFields form={form} />
              <PlaceFields form={form} />
              <LanguageFields form={form} />
            </>
          )}
        </CommunityStep>
      )}
      {step === 'join' && <JoinStep onDone={onDone} />}
      {step === 'members' && <MembersStep />}
    </SetupFrame>
  );
}
