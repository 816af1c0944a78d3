import { useState } from 'react';
import type { Call, Sent } from '#contract/call.ts';
import { Refused, unreachable } from './api.ts';
import { fetchFile } from './files.ts';

type Options = {
  query?: Readonly<Record<string, string>>;
  /** Whether the file holds only a part of what there is. */
  onSuccess: (leftOut: boolean) => void;
  onError: (error: Refused) => void;
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
      const { query = {} } = options;
      const response = await fetchFile(call, { query, body });
      keep(await response.blob(), name);
      options.onSuccess(response.headers.get('x-rows-left-out') === 'true');
    } catch (error) {
      // The connection broke in the middle of the file.
      options.onError(error instanceof Refused ? error : unreachable());
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: (body: Sent<C>) => void start(body) };
};
