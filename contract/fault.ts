import type { NameFault } from '#domain/name.ts';
import type { PublicTextFault } from '#domain/rating.ts';

/** Fields that people write text in. */
export type Written =
  | 'name'
  | 'address'
  | 'area'
  | 'city'
  | 'billing'
  | 'reason'
  | 'answer'
  | 'message'
  | 'ratingWords'
  | 'reply'
  | 'extraWords'
  | 'note'
  | 'addressName'
  | 'holder'
  | 'reference';

/** What can be wrong with input, and the values that a sentence about it needs. */
export type Faults = {
  readonly notText: readonly [what: Written];
  readonly unkeepable: readonly [what: Written];
  readonly tooLong: readonly [what: Written, most: number];
  readonly missing: readonly [what: Written];
  readonly hidden: readonly [what: Written];
  readonly severalLines: readonly [what: Written];
  readonly name: readonly [why: NameFault];
  readonly areaName: readonly [what: 'area' | 'city'];
  readonly billingTooLong: readonly [];
  readonly country: readonly [];
  readonly noEmail: readonly [];
  readonly email: readonly [];
  readonly longEmail: readonly [];
  readonly noPassword: readonly [];
  readonly longPassword: readonly [];
  readonly noNewPassword: readonly [];
  readonly shortPassword: readonly [least: number];
  readonly longNewPassword: readonly [most: number];
  readonly noDigits: readonly [what: 'phone' | 'code' | 'aadhaar'];
  readonly phone: readonly [];
  readonly code: readonly [];
  readonly aadhaar: readonly [];
  readonly photoLink: readonly [];
  readonly longPhotoLink: readonly [most: number];
  readonly fileOnly: readonly [];
  readonly aadhaarSide: readonly [];
  readonly id: readonly [];
  readonly notNumber: readonly [what: 'lat' | 'long' | 'accuracy' | 'total' | 'price'];
  readonly outOfRange: readonly [what: 'lat' | 'long', limit: number];
  readonly halfAPlace: readonly [];
  readonly start: readonly [];
  readonly slotsOf: readonly [];
  readonly service: readonly [];
  readonly pack: readonly [];
  readonly online: readonly [];
  readonly asRole: readonly [];
  readonly language: readonly [];
  readonly level: readonly [];
  readonly verification: readonly [];
  readonly decision: readonly [];
  readonly sorting: readonly [];
  readonly version: readonly [];
  readonly category: readonly [];
  readonly outcome: readonly [];
  readonly ticketState: readonly [];
  readonly ticketNumber: readonly [];
  readonly photo: readonly [];
  readonly messageNumber: readonly [];
  readonly flag: readonly [];
  readonly amount: readonly [];
  readonly discountCode: readonly [];
  readonly percent: readonly [];
  readonly codeAmount: readonly [most: number];
  readonly codeUses: readonly [most: number];
  readonly codeDays: readonly [most: number];
  readonly tipAmount: readonly [];
  readonly extraAmount: readonly [];
  readonly choice: readonly [];
  readonly hour: readonly [];
  readonly quietHours: readonly [];
  readonly pushDevice: readonly [];
  readonly offer: readonly [];
  readonly addressKind: readonly [];
  readonly active: readonly [];
  readonly rhythm: readonly [];
  readonly minutesLate: readonly [];
  readonly day: readonly [];
  readonly clock: readonly [];
  readonly stretch: readonly [];
  readonly stretches: readonly [most: number];
  readonly week: readonly [];
  readonly radius: readonly [least: number, most: number];
  readonly moment: readonly [];
  readonly timeOffPair: readonly [];
  readonly timeOffOrder: readonly [];
  readonly stars: readonly [];
  readonly tags: readonly [];
  readonly publicText: readonly [why: PublicTextFault];
  readonly ratingList: readonly [];
  readonly sort: readonly [];
  readonly leastStars: readonly [];
  readonly card: readonly [];
  readonly upiAnswer: readonly [];
  readonly challenge: readonly [];
  readonly accountNumber: readonly [];
  readonly ifsc: readonly [];
  readonly upi: readonly [];
  readonly gatewayEvent: readonly [];
  readonly limitNotWhole: readonly [];
  readonly limitTooSmall: readonly [];
  readonly limitTooLarge: readonly [most: number];
  readonly cursor: readonly [];
};

export type Fault<K extends keyof Faults = keyof Faults> = {
  readonly [Key in K]: { readonly key: Key; readonly args: Faults[Key] };
}[K];

const mark = 'fault:';

/** Schemas are made once and read in every language: in place of a sentence they carry this encoded fault. */
export const fault = <K extends keyof Faults>(key: K, ...args: Faults[K]): string =>
  `${mark}${JSON.stringify({ key, args })}`;

/** Undefined for a message of the schema library itself. */
export const readFault = (message: string): Fault | undefined =>
  // No message but those of `fault` begins with the mark.
  message.startsWith(mark) ? (JSON.parse(message.slice(mark.length)) as Fault) : undefined;
