import type { Call, Refusal } from '#contract/call.ts';
import { words } from '#words/network.ts';
import { Refused } from './api.ts';

type Asking = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body: unknown;
};

/** A call that answers with a file instead of JSON. Throws `Refused` for anything but success. */
export const fetchFile = async (
  call: Call,
  { params = {}, query = {}, body }: Asking,
): Promise<Response> => {
  const address = Object.entries(params).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    call.path,
  );
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search === '' ? address : `${address}?${search}`, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refused(0, { msg: words.unreachable, code: 'unreachable' });
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refused(response.status, refusal);
};
