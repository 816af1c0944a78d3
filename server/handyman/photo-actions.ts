import { createHash } from 'node:crypto';
import { photoEdge, photoPath } from '#domain/photo.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { reencodeSquare } from '../media/images.ts';
import { badInput, notFound } from '../problem.ts';
import { deletePhoto, findPhoto, putPhoto } from './photo-store.ts';

const field = 'photo';

/** Returns the photo's address. */
export const savePhoto = async (
  deps: Deps,
  id: string,
  content: Buffer | undefined,
): Promise<string> => {
  await spend(deps, limits.photosOfHandyman, id);
  if (!content) throw badInput({ [field]: ({ handyman }) => handyman.choosePhoto });
  const image = await reencodeSquare(
    deps.images,
    { loggedIn: true, id },
    field,
    content,
    photoEdge,
  );
  // The owner is part of the hash: two accounts with the same picture must not share an address that one may delete.
  const hash = createHash('sha256').update(id).update(image).digest('hex').slice(0, 40);
  const address = photoPath(hash);
  await deps.db.transaction((db) => putPhoto(db, id, hash, image, address));
  return address;
};

export const dropPhoto = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction((db) => deletePhoto(db, id));

export const readPhoto = async (deps: Deps, hash: string): Promise<Uint8Array> => {
  const image = await findPhoto(deps.db, hash);
  if (!image) throw notFound(({ handyman }) => handyman.noPhoto);
  return image;
};
