/** Images that are sent to us. */
export const words = {
  notAnImage: 'Choose a JPEG, PNG or WebP image.',
  unreadable:
    'This image could not be read. Save it again as a JPEG or take a new photo, and send that.',
  tooManyPixels: (megapixels: number) =>
    `This image has more than ${megapixels} megapixels. Please send a smaller one.`,
};
