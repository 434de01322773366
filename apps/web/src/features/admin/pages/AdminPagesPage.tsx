import { useSearchParam } from '../../../lib/useSearchParam.ts';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { NewPage } from './NewPage.tsx';
import { PageEditor } from './PageEditor.tsx';
import { PageList } from './PageList.tsx';
import { adminPagesMessages as messages } from './admin-pages.messages.ts';

/** The list of the community's own pages, or the editor of the one in the URL. */
export function AdminPagesPage() {
  const { value, set, clear } = useSearchParam('page');
  const open = (id: number) => set(String(id));
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      {value === 'new' && <NewPage onCreated={open} onClose={clear} />}
      {value !== null && /^\d{1,9}$/.test(value) && (
        <PageEditor key={value} id={Number(value)} onClose={clear} />
      )}
      {(value === null || !/^(?:new|\d{1,9})$/.test(value)) && (
        <PageList onNew={() => set('new')} onOpen={open} />
      )}
    </ConsolePage>
  );
}
