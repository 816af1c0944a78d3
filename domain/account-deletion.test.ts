import { describe, expect, test } from 'vitest';
import { firstName } from './first-name.ts';
import { deletedNames, deletedRole } from './deleted-name.ts';
import { obstacleOf } from './account-deletion.ts';
import type { Found } from './account-deletion.ts';
import { mailName } from './name.ts';

const nothing: Found = {
  booking: null,
  dispatch: null,
  unpaid: null,
  payment: null,
  dispute: null,
  refund: null,
  ticket: null,
  earnings: null,
};

describe('what stands in the way of leaving', () => {
  test('is nothing when everything has ended', () => {
    expect(obstacleOf(nothing)).toBeUndefined();
  });

  test('is named one at a time, a running job first', () => {
    expect(obstacleOf({ ...nothing, ticket: 't', booking: 'b' })).toEqual({
      what: 'booking',
      id: 'b',
    });
    expect(obstacleOf({ ...nothing, ticket: 't' })).toEqual({ what: 'ticket', id: 't' });
  });
});

describe('the name of somebody who has left', () => {
  test('has no first name, and is no name in a mail', () => {
    for (const name of Object.values(deletedNames)) {
      expect(firstName(name)).toBe(name);
      expect(mailName(name, 'the customer')).toBe('the customer');
    }
  });

  test('says which side it was; a name says nothing', () => {
    expect(deletedRole(deletedNames.handyman)).toBe('handyman');
    expect(deletedRole('Asha Verma')).toBeUndefined();
  });
});
