import { useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { profileMessages } from './profile.messages.ts';

const { missing, failed } = profileMessages;

export function ProfileFailure(failure: Failure) {
  const { username = '' } = useParams();
  const detail = failed.username(username);
  return (
    <PageFailure {...failure} missing={{ ...missing, to: paths.home() }} failed={{ ...failed, detail }} />
  );
}
