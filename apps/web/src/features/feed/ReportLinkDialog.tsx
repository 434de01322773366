import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useReportLink } from './feed.hooks.ts';
import classes from './PostText.module.css';
import type { Post } from './post-cache.ts';
import { ReportDialog } from '../../ui/ReportDialog.tsx';
import { feedMessages as messages } from './feed.messages.ts';

type Props = { links: Post['links']; onClose: () => void };

/** Reports a link to a harmful page; the post itself may be harmless. */
export function ReportLinkDialog({ links, onClose }: Props) {
  const [code, setCode] = useState(links[0]?.code ?? '');
  const report = useReportLink();
  return (
    <ReportDialog
      of={`link:${code}`}
      title={messages.post.reportLink}
      isPending={report.isPending}
      onClose={onClose}
      onSend={(sent, handlers) => report.mutate({ code, ...sent }, handlers)}
    >
      {links.length > 1 ? (
        <NativeSelect
          label={messages.post.whichLink}
          data={links.map((link) => ({ value: link.code, label: link.url }))}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : (
        <Text className={classes.text ?? ''}>{links[0]?.url}</Text>
      )}
    </ReportDialog>
  );
}
