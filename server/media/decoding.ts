import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Fit, Images, Sender } from '../ports/images.ts';
import type { DecodingLimits } from './limits.ts';

/** The built server has the decoder beside it; from source it is read through the loader that read this file. */
const fromSource = import.meta.url.endsWith('.ts');
const program = new URL(fromSource ? './decoder.ts' : './decoder.js', import.meta.url);

/** An idle process holds about 60 MB. */
const idleMs = 30_000;

const start = (): ChildProcess => {
  const loader = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(program), {
    execArgv: ['--max-old-space-size=64', ...(fromSource ? ['--import', loader()] : [])],
    // It decodes pictures of strangers, so its environment is empty.
    env: {},
    serialization: 'advanced',
    stdio: 'ignore',
  });
  // It ends with this process and does not delay its exit.
  child.unref();
  // Without a listener an error of a process that is gone would end this one.
  child.on('error', () => undefined);
  child.channel?.unref();
  return child;
};

type Decoder = {
  draw(content: Buffer, fit: Fit): Promise<Buffer | undefined>;
  end(): void;
};

const makeDecoder = (limits: DecodingLimits): Decoder => {
  let child: ChildProcess | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const ask = (content: Buffer, fit: Fit): Promise<Buffer | undefined> =>
    new Promise((resolve) => {
      // An idle process that has exited is replaced.
      const asked = child?.connected ? child : start();
      child = asked;
      const timer = setTimeout(end, limits.longestMs);
      const answer = (image: Uint8Array | null | undefined) => {
        clearTimeout(timer);
        asked.off('message', answer).off('exit', lost).off('error', lost);
        resolve(image ? Buffer.from(image) : undefined);
      };
      const lost = () => {
        if (child === asked) end();
        answer(undefined);
      };
      asked.once('message', answer).once('exit', lost).once('error', lost);
      asked.send({ content, fit, limits }, (error) => {
        if (error) lost();
      });
    });
  return {
    end,
    draw: async (content, fit) => {
      clearTimeout(idle);
      try {
        return await ask(content, fit);
      } finally {
        idle = setTimeout(end, idleMs).unref();
      }
    },
  };
};

/** Visitors, who send pictures only at a signup, have places of their own beside accounts that are logged in. */
const places = { loggedIn: 2, strangers: 1 } as const;

type Waiting = { readonly sender: string; readonly begin: (decoder: Decoder) => void };

/** So many at once, and one at a time of each sender: a slow picture delays only the next one of its sender. */
const makeLine = (atOnce: number, limits: DecodingLimits) => {
  const all = Array.from({ length: atOnce }, () => makeDecoder(limits));
  const free = [...all];
  const busy = new Set<string>();
  const waiting: Waiting[] = [];
  const beginNext = () => {
    const at = waiting.findIndex(({ sender }) => !busy.has(sender));
    const decoder = at === -1 ? undefined : free.pop();
    const [begun] = decoder ? waiting.splice(at, 1) : [];
    if (!decoder || !begun) return;
    busy.add(begun.sender);
    begun.begin(decoder);
  };
  const draw = async (sender: string, content: Buffer, fit: Fit) => {
    const decoder = await new Promise<Decoder>((begin) => {
      waiting.push({ sender, begin });
      beginNext();
    });
    try {
      return await decoder.draw(content, fit);
    } finally {
      busy.delete(sender);
      free.push(decoder);
      beginNext();
    }
  };
  return { draw, end: () => all.forEach((decoder) => decoder.end()) };
};

export const openImages = (limits: DecodingLimits): Images => {
  const lines = {
    loggedIn: makeLine(places.loggedIn, limits),
    strangers: makeLine(places.strangers, limits),
  };
  return {
    draw: ({ loggedIn, id }: Sender, content, fit) =>
      (loggedIn ? lines.loggedIn : lines.strangers).draw(id, content, fit),
    close: () => {
      lines.loggedIn.end();
      lines.strangers.end();
    },
  };
};
