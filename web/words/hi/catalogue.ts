import type * as english from '../en/catalogue.ts';

export const namesInCatalogue: typeof english.namesInCatalogue = true;

export const nameOf: typeof english.nameOf = ({ hi }) => hi.serviceName;
export const personOf: typeof english.personOf = ({ hi }) => hi.person ?? hi.serviceName;
export const aboutOf: typeof english.aboutOf = ({ hi }) => hi.serviceInfo;
export const wordsOf: typeof english.wordsOf = ({ hi }) => hi;

export const nameIn: typeof english.nameIn = (services, serviceName) =>
  services.find((service) => service.serviceName === serviceName)?.hi.serviceName ?? serviceName;
