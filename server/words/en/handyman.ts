import { inWords } from './time.ts';

/** Handymen, their profiles and images. */
export const words = {
  servicesSaved: 'Your services are saved. Visits you said yes to stay as they are.',
  tooManyNew: (seconds: number) =>
    `Many professionals have joined from your network today. Please go on in ${inWords(seconds)}, or on another network.`,
  onlyOwnProfile: 'You can only see your own profile.',
  gone: 'This handyman is not with us any more. Please choose another.',
  noImage: 'You have not given us this image.',
  unreadableImage: 'This image cannot be read any more. Please write to us.',
  onlineUnlisted:
    'You are online. Customers will see you here as soon as your application allows it.',
  noPhoto: 'This photo is not here any more.',
  choosePhoto: 'Choose a photo.',
  slots: 'These are the times to choose from.',
  photoSaved: 'Your new photo is on your card.',
  photoRemoved: 'Your photo is removed.',
  online: 'You are online. Customers near you can ask you now.',
  offline: 'You are offline. Nobody can ask you until you are back.',
};
