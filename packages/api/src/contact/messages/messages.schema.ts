import { z } from 'zod';
import {
  Attachment,
  Attachments,
  textBesidePictures,
  withTextOrPictures,
} from '../../files/attachments/attachments.schema.ts';
import { id, isoDate, trimmedText } from '../../ground/values/fields.ts';
import { PageInput } from '../../ground/core/keyset.ts';
import { Person } from '../../ground/values/person.schema.ts';
import { RichText, TextLanguage } from '../../ground/values/rich-text.schema.ts';

export const MESSAGE_MAX = 4_000;

export const MessageType = z.enum(['opportunity', 'partnership', 'other']);
export type MessageType = z.infer<typeof MessageType>;

/** The source of a message, when it is not a private message. */
export const MessageSource = z.object({
  kind: z.enum(['connection', 'referral', 'opportunity', 'business']),
  id,
});
export type MessageSource = z.infer<typeof MessageSource>;

/** The same for the screen, with what the business or opportunity is called. */
export const MessageAbout = MessageSource.extend({
  name: z.string().nullable(),
  /** The address of a business. */
  slug: z.string().nullable(),
});
export type MessageAbout = z.infer<typeof MessageAbout>;

/** A message that the viewer received: the product's list of messages. */
export const ReceivedMessage = z.object({
  id,
  sender: z.object({
    id,
    username: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    jobTitle: z.string().nullable(),
    company: z.string().nullable(),
  }),
  /** Markdown, as its sender wrote it. */
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  /** In their order. */
  pictures: z.array(Attachment),
  relativeTime: z.string(),
  createdAt: isoDate,
  type: MessageType,
  unread: z.boolean(),
  /** A stranger's first message, which has no reply yet. */
  isRequest: z.boolean(),
  about: MessageAbout.nullable(),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const ListMessagesInput = PageInput;
export type ListMessagesInput = z.infer<typeof ListMessagesInput>;
export const MessagePage = z.object({ items: z.array(ReceivedMessage), nextCursor: z.string().nullable() });
export type MessagePage = z.infer<typeof MessagePage>;

/** The newest received messages, at most five, for the dashboard's card. */
export const RecentMessages = z.array(ReceivedMessage).max(5);

/** A message as one of the thread's two members sees it. */
export const ThreadMessage = z.object({
  id,
  isMine: z.boolean(),
  /** Markdown, as its sender wrote it. */
  content: z.string(),
  /** The same, parsed; null when it has no formatting. */
  body: RichText,
  lang: TextLanguage,
  /** In their order. */
  pictures: z.array(Attachment),
  type: MessageType,
  createdAt: isoDate,
  relativeTime: z.string(),
  /** Received and not read yet; false for the viewer's own. */
  unread: z.boolean(),
  about: MessageAbout.nullable(),
  /** Its sender has changed it since. */
  isEdited: z.boolean(),
  /** Its sender has taken it back; a sentence stands in its place. */
  isDeleted: z.boolean(),
  /** The viewer wrote it and the other member has read it, where both show what they read. */
  isSeen: z.boolean(),
  /** How the application that it carries was answered; null for one that waits, and for any other message. */
  answer: z.enum(['accepted', 'declined']).nullable(),
  /** `change`: edit it or take it back, for some minutes. */
  can: z.object({ change: z.boolean() }),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** 'incoming': a stranger's message awaits the viewer's reply. 'outgoing': the viewer awaits theirs. */
export const RequestState = z.enum(['incoming', 'outgoing']).nullable();
export type RequestState = z.infer<typeof RequestState>;

/** One conversation in the list of conversations; a pair of members has one. */
export const ThreadSummary = z.object({
  id,
  person: Person,
  lastMessage: ThreadMessage.omit({ isSeen: true, answer: true }),
  unreadCount: z.int().min(0),
  /** The viewer is not notified of it, and it is in no count. */
  isMuted: z.boolean(),
  request: RequestState,
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

export const ListThreadsInput = PageInput.extend({
  /** Only strangers' requests, or only the rest; both when absent. */
  box: z.enum(['inbox', 'requests']).optional(),
});
export type ListThreadsInput = z.infer<typeof ListThreadsInput>;
export const ThreadPage = z.object({ items: z.array(ThreadSummary), nextCursor: z.string().nullable() });
export type ThreadPage = z.infer<typeof ThreadPage>;

/** A conversation is identified by the other member's id, even before its first message. */
export const GetThreadInput = PageInput.extend({
  userId: id,
  /** The page with this message, and some newer ones; the newest page when it is not of the conversation. */
  at: id.optional(),
});
export type GetThreadInput = z.infer<typeof GetThreadInput>;

export const Thread = z.object({
  /** Null before the first message. */
  id: id.nullable(),
  person: Person,
  /** Newest first; `nextCursor` leads to older ones. */
  messages: z.array(ThreadMessage),
  nextCursor: z.string().nullable(),
  /** There are newer messages than the first one, which only `at` leaves out. */
  hasNewer: z.boolean(),
  request: RequestState,
  isConnected: z.boolean(),
  isMuted: z.boolean(),
  /** `attach`: send pictures, which no stranger may before there is a reply. */
  can: z.object({ write: z.boolean(), attach: z.boolean() }),
  /** The other member is shown that the viewer is typing. */
  showsTyping: z.boolean(),
  /** Why the viewer cannot write; null when they can. */
  cannotWriteReason: z.string().nullable(),
});
export type Thread = z.infer<typeof Thread>;

export const ListPermissionsInput = z.object({ userIds: z.array(id).min(1).max(50) });
export type ListPermissionsInput = z.infer<typeof ListPermissionsInput>;

/** Whether the viewer may write to a member, for the Message buttons. */
export const WritePermission = Thread.pick({ cannotWriteReason: true }).extend({
  userId: id,
  /** `open`: the two have a conversation, which the viewer can read. */
  can: z.object({ write: z.boolean(), open: z.boolean() }),
});
/** In any order; without the viewer and without ids of nobody. */
export const WritePermissions = z.array(WritePermission);
export type WritePermissions = z.infer<typeof WritePermissions>;

export const SendMessageInput = withTextOrPictures(
  z.object({
    toUserId: id,
    content: textBesidePictures(MESSAGE_MAX),
    type: MessageType.default('other'),
    pictures: Attachments.default([]),
  }),
);
export type SendMessageInput = z.infer<typeof SendMessageInput>;

export const SentMessage = ThreadMessage.extend({ threadId: id, toUserId: id });
export type SentMessage = z.infer<typeof SentMessage>;

export const EditMessageInput = z.object({ id, content: trimmedText(MESSAGE_MAX).min(1, 'Write something') });
export type EditMessageInput = z.infer<typeof EditMessageInput>;

export const MessageRef = z.object({ id });
export type MessageRef = z.infer<typeof MessageRef>;
export const ReadState = z.object({ id, unread: z.literal(false) });
export type ReadState = z.infer<typeof ReadState>;

export const MarkThreadReadInput = z.object({ userId: id });
export type MarkThreadReadInput = z.infer<typeof MarkThreadReadInput>;

export const UnreadCount = z.object({ count: z.int().min(0) });
export type UnreadCount = z.infer<typeof UnreadCount>;
