/** Images that are sent to us. */
export const words = {
  notAnImage: 'Choose a JPEG, PNG or WebP image.',
  tooManyPixels: (megapixels: number) =>
    `This image has more than ${megapixels} megapixels. Please send a smaller one.`,
};
