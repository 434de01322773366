import { useRef, useState } from 'react';
import { importChunk } from '../../../lib/lazy-chunk.ts';
import { FileProblem } from './file-problem.ts';
import { fillMessages as messages } from './fill.messages.ts';
import type { Found } from './found.types.ts';

/** Where the filling of a form stands. */
type ProfileFile =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'failed'; problem: string }
  | { state: 'read'; id: number; name: string; found: Found }
  | { state: 'filled'; count: number };

const loadReader = () => import('./read-profile-file.ts');

/** Reads a file that was chosen; what reads it is loaded then. */
export function useProfileFile() {
  const [file, setFile] = useState<ProfileFile>({ state: 'none' });
  const lastId = useRef(0);
  const choose = async (chosen: File) => {
    setFile({ state: 'reading' });
    lastId.current += 1;
    try {
      const { readProfileFile } = await importChunk(loadReader);
      setFile({ state: 'read', id: lastId.current, name: chosen.name, found: await readProfileFile(chosen) });
    } catch (error) {
      const problem = error instanceof FileProblem ? error.message : messages.problems.unreadable;
      setFile({ state: 'failed', problem });
    }
  };
  const finish = (count?: number) =>
    setFile(count === undefined ? { state: 'none' } : { state: 'filled', count });
  return { file, choose, finish };
}
