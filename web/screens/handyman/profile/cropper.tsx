import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { words as application } from '#words/application.ts';
import { photoEdge } from '#domain/photo.ts';
import { Button } from '../../../ui/button.tsx';
import { edgeOf, layOut, middleOf, mostZoom, within } from './crop.ts';
import type { Crop } from './crop.ts';

const words = application.photo;

type Props = {
  picture: HTMLImageElement;
  busy: boolean;
  onSave: (photo: File) => void;
  onBack: () => void;
};

/** Of what is shown, at each press of a key. */
const step = 0.06;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const draw = (picture: HTMLImageElement, crop: Crop): Promise<File | undefined> => {
  const edge = edgeOf(sizeOf(picture), crop);
  const canvas = document.createElement('canvas');
  canvas.width = photoEdge;
  canvas.height = photoEdge;
  const context = canvas.getContext('2d');
  const [x, y] = [crop.x - edge / 2, crop.y - edge / 2];
  context?.drawImage(picture, x, y, edge, edge, 0, 0, photoEdge, photoEdge);
  return new Promise((resolve) => {
    const keep = (blob: Blob | null) =>
      resolve(blob ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined);
    canvas.toBlob(keep, 'image/jpeg', 0.92);
  });
};

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** A square of the picture: dragged, pinched or moved by keys. */
export const Cropper = ({ picture, busy, onSave, onBack }: Props) => {
  const size = sizeOf(picture);
  const [crop, setCrop] = useState(() => middleOf(size));
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const hint = useId();
  const change = (next: (before: Crop) => Crop) => setCrop((before) => within(size, next(before)));

  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = (from: typeof now) => Math.hypot(from.x - other.x, from.y - other.y);
      const closer = apart(now) / Math.max(1, apart(before));
      change(({ zoom, ...at }) => ({ ...at, zoom: zoom * closer }));
      return;
    }
    const perPixel = edgeOf(size, crop) / event.currentTarget.clientWidth;
    change(({ x, y, zoom }) => ({
      zoom,
      x: x - (now.x - before.x) * perPixel,
      y: y - (now.y - before.y) * perPixel,
    }));
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  const press = (event: KeyboardEvent) => {
    const [dx, dy] = moves[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    const edge = edgeOf(size, crop);
    change(({ x, y, zoom }) => ({ zoom, x: x + dx * edge, y: y + dy * edge }));
  };

  const save = async () => {
    const photo = await draw(picture, crop);
    if (photo) onSave(photo);
  };

  return (
    <div className="mt-4 grid gap-4">
      <button
        type="button"
        aria-label={words.crop}
        aria-describedby={hint}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        onKeyDown={press}
        className="bg-sunken relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-3xl select-none active:cursor-grabbing"
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={layOut(size, crop)}
        />
        <span
          aria-hidden
          className="absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/45%)] ring-2 ring-white"
        />
      </button>
      <p id={hint} className="text-ink-soft text-center text-sm">
        {words.moveHint}
      </p>
      <label className="grid gap-1.5 text-sm font-semibold">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => change((before) => ({ ...before, zoom: Number(target.value) }))}
          className="h-11 w-full"
        />
      </label>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {words.another}
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </div>
  );
};
