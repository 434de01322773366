import { z } from 'zod';
import { Card } from './card.ts';

/** The largest width and height; `cover` crops what protrudes, `inside` keeps the aspect ratio. */
const Box = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  fit: z.enum(['cover', 'inside']),
});
export type Box = z.infer<typeof Box>;

/** What the server asks of the encoder: the pictures of a file, the largest first. One that would not be smaller than the largest is left out. */
export const EncodeRequest = z.object({
  path: z.string(),
  boxes: z.tuple([Box], Box),
  decodeSeconds: z.int().positive(),
});
export type EncodeRequest = z.infer<typeof EncodeRequest>;

/** A card to draw as a PNG, which the reply is. */
export const DrawRequest = z.object({ card: Card });

export const EncoderRequest = z.union([EncodeRequest, DrawRequest]);
export type EncoderRequest = z.infer<typeof EncoderRequest>;

export const DrawReply = z.instanceof(Buffer);

export type Boxes = EncodeRequest['boxes'];

const EncodedPicture = z.object({ width: z.int(), height: z.int(), body: z.instanceof(Buffer) });
export type EncodedPicture = z.infer<typeof EncodedPicture>;
export type EncodedPictures = [EncodedPicture, ...EncodedPicture[]];

/** The pictures of a file in its boxes. */
export const Encoded = z.object({
  pictures: z.tuple([EncodedPicture], EncodedPicture),
  /** Of the four corners, row by row, as six hexadecimal digits each. */
  colors: z.string().regex(/^[0-9a-f]{24}$/),
});
export type Encoded = z.infer<typeof Encoded>;

/** Why there are no pictures; the server has the sentences. Whether the file or the machine is too slow, nobody knows. */
const Fault = z.enum(['unreadable', 'incomplete', 'too-many-pixels', 'too-slow']);
export type Fault = z.infer<typeof Fault>;

export const EncodeReply = z.union([Encoded, z.object({ fault: Fault })]);
export type EncodeReply = z.infer<typeof EncodeReply>;
