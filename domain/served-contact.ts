import { firstName } from './first-name.ts';

/** §6: how long after a job a professional reads how its customer could be reached at that time. */
export const contactDays = 7;

/** What a customer could be reached by when a job was accepted; nothing for jobs from before it was stored. */
type Contact = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** §6: true until the contact of a job may be read no longer. A job that runs has no end. */
const isContactFresh = (daysOver: number | null): boolean =>
  daysOver === null || daysOver < contactDays;

type Served = {
  /** Days since the job ended. */
  readonly daysOver: number | null;
  /** As they are called today. */
  readonly username: string;
  readonly contact: Contact;
};

type Shown = { readonly username: string; readonly email: string; readonly contactNumber: string };

/**
 * §6: how a professional reads the name of a customer: whole until a while after the job, then the first name. `atTheJob`
 * is nothing for jobs from before it was stored.
 */
export const customerName = (
  username: string,
  atTheJob: string | null,
  daysOver: number | null,
): string => {
  if (daysOver === null) return username;
  const name = atTheJob ?? username;
  return isContactFresh(daysOver) ? name : firstName(name);
};

/** §6: whom a professional has worked for: as they were then, and after a while by the first name alone. */
export const servedContact = ({ daysOver, username, contact }: Served): Shown => {
  const { name, email, phone } = contact;
  const isReadable = isContactFresh(daysOver) && email !== null && phone !== null;
  return {
    username: customerName(username, name, daysOver),
    email: isReadable ? email : '',
    contactNumber: isReadable ? phone : '',
  };
};
