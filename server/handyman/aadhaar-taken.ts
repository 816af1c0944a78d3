import { deleteCode } from '../identity/code-store.ts';
import type { Deps } from '../deps.ts';
import { writeMail } from '../mail/template.ts';
import { addMail } from '../mail/outbox.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { findByAadhaar } from './store.ts';

/**
 * The number has an account. Whoever tries numbers learns as little as can be: the answer names no field, and
 * the code is gone, so that each try needs another mail. The owner of the number is told by mail.
 */
export const refuseAadhaar = async (
  deps: Deps,
  { email, aadharNumber }: { readonly email: string; readonly aadharNumber: string },
): Promise<Problem> => {
  await deps.db.transaction(async (db) => {
    await deleteCode(db, 'handyman_signup', email);
    const owner = await findByAadhaar(db, deps.keys.hash('aadhaar', aadharNumber));
    if (owner) {
      await addMail(
        deps,
        db,
        writeMail({
          to: { name: owner.name, address: owner.email },
          subject: 'Somebody tried to sign up with your details',
          paragraphs: [
            'Somebody has tried to open a second LocalHands account with your Aadhar number. No account was opened.',
            'If it was you: you have an account already, with this email address. If it was not, you need not do anything.',
          ],
          link: { label: 'Log in', url: `${deps.publicUrl}/handyman/login` },
        }),
      );
    }
  });
  return conflict(
    'details_refused',
    'We cannot open an account with these details. If you have one already, log in with it; otherwise please write to us.',
  );
};
