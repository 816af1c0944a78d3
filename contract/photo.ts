import { z } from 'zod';
import { call } from './call.ts';
import { msg } from './field.ts';

const reply = z.object({
  msg,
  profile: z
    .string()
    .nullable()
    .meta({ description: 'The address of the photo, if there is one.' }),
});

export const setPhoto = call({
  method: 'POST',
  path: '/api/handyman/photo',
  who: 'handyman',
  summary:
    'A photo for the card, as the file `photo` of multipart/form-data. It is cut square, drawn anew without metadata and served under /photos/.',
  reply,
  files: ['photo'],
});

export const removePhoto = call({
  method: 'POST',
  path: '/api/handyman/photo/remove',
  who: 'handyman',
  summary: 'Take the photo off the card: the drawn portrait is shown again.',
  reply,
});
