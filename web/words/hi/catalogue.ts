import { findService } from '#domain/catalogue.ts';
import type * as english from '../en/catalogue.ts';

export const nameOf: typeof english.nameOf = ({ hi }) => hi.serviceName;
export const aboutOf: typeof english.aboutOf = ({ hi }) => hi.serviceInfo;
export const wordsOf: typeof english.wordsOf = ({ hi }) => hi;

export const nameIn: typeof english.nameIn = (services, serviceName) =>
  findService(services, serviceName)?.hi.serviceName ?? serviceName;
