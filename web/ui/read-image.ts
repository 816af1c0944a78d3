/** As large as the server keeps an image. */
const longestEdge = 2000;
/** Below this a photo travels as it is. */
const light = 1024 * 1024;

/** How the files begin that the server takes; a name or a type can say anything. */
const beginnings: readonly RegExp[] = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];

const isImage = async (file: File): Promise<boolean> => {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return beginnings.some((beginning) => beginning.test(hex));
};

/** The image as it will be sent, or undefined for what is not one: by its content, not by its name. */
export const readImage = async (file: File): Promise<File | undefined> => {
  if (!(await isImage(file))) return undefined;
  return shrinkImage(file).catch(() => undefined);
};

/** A phone's photo is larger than needed: it is scaled down, so that the upload is quick. */
const shrinkImage = async (file: File): Promise<File> => {
  // Decoded in any case: a file that breaks off in the middle fails here, not after it was sent.
  const bitmap = await createImageBitmap(file);
  if (file.size <= light) {
    bitmap.close();
    return file;
  }
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
};
