import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { profileMessages } from './profile.messages.ts';

export const ProfileMissing = () => <MissingPage {...profileMessages.missing} to={paths.home()} />;
