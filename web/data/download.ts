import { useState } from 'react';
import type { Call, Refusal, Sent } from '#contract/call.ts';
import { words } from '#words/network.ts';
import { Refused } from './api.ts';

type Options = {
  /** Whether the file holds only a part of what there is. */
  onSuccess: (leftOut: boolean) => void;
  onError: (error: Refused) => void;
};

const fetchFile = async <C extends Call>(call: C, body: Sent<C>): Promise<Response> => {
  const response = await fetch(call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refused(0, { msg: words.unreachable, code: 'unreachable' });
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refused(response.status, refusal);
};

const keep = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** A call whose answer is a file, which the browser keeps under this name. */
export const useDownload = <C extends Call>(call: C, name: string, options: Options) => {
  const [busy, setBusy] = useState(false);
  const start = async (body: Sent<C>) => {
    setBusy(true);
    try {
      const response = await fetchFile(call, body);
      keep(await response.blob(), name);
      options.onSuccess(response.headers.get('x-rows-left-out') === 'true');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      options.onError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: (body: Sent<C>) => void start(body) };
};
