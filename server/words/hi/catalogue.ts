import { offers } from '#domain/words/hi.ts';
import type { words as english } from '../en/catalogue.ts';

export const words: typeof english = {
  offers,
  oneOf: (services) => `इनमें से एक चुनें: ${services.map(({ hi }) => hi.serviceName).join(', ')}।`,
  noSuchService: 'ऐसी कोई सेवा नहीं है।',
  nameTaken: 'इस नाम की एक सेवा पहले से है।',
  changedMeanwhile: 'इस बीच किसी और ने यह सेवा बदल दी है। अब जो है उसे देखकर फिर बदलें।',
  added: 'सेवा जुड़ गई। अब इसे बुक किया जा सकता है।',
  changed: 'बदलाव अब से लागू है। पुरानी बुकिंग का दाम वही रहेगा।',
  switchedOn: 'यह सेवा फिर बुक की जा सकती है।',
  switchedOff: 'यह सेवा बंद है। जो बुक है, वह चलता रहेगा।',
};
