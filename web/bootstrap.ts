import { keepPress } from './device/early-press.ts';
import { programsOf } from './device/bundle.ts';

/**
 * A page made at build time begins with this little, and with the program only once it can be seen: the program's
 * hundred kilobytes would share a slow line with the style sheet that the first paint waits for. Links and what is
 * typed need no program, and the last press of a button is held until it can answer.
 */
window.pressedEarly = keepPress();

/** The program, and the parts of it that this page needs at once. */
const load = () => {
  for (const file of programsOf(document)) {
    // A program that fails to load answers no press: sending the form loads the page again.
    import(/* @vite-ignore */ file).catch(() => window.pressedEarly?.());
  }
};

// A tab in the background is not painted.
if (document.hidden) load();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
