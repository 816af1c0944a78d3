/** As large as the server keeps an image. */
const longestEdge = 2000;
/** Below this a photo travels as it is. */
const light = 1024 * 1024;

/** A phone's photo is larger than anyone needs: drawn again at a size that travels quickly. */
export const shrinkImage = async (file: File): Promise<File> => {
  if (file.size <= light) return file;
  const bitmap = await createImageBitmap(file);
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
