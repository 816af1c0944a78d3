import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { removePhoto, setPhoto } from '#contract/photo.ts';
import { useApp } from '../testing/app.ts';
import { picture, sendForm } from '../testing/forms.ts';
import type { Person } from '../testing/people.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const upload = async (handyman: Person, photo: Buffer) => {
  const { status, body } = await sendForm(handyman, setPhoto, {}, { photo });
  return { status, profile: String(body['profile']) };
};

const fetchPhoto = (url: string) => t.app.inject({ method: 'GET', url });

test('§12 a photo is cut square, drawn anew without metadata and served for ever by its hash', async () => {
  const [asha, ravi] = [await t.user(), await t.handyman()];
  const { status, profile } = await upload(ravi, await picture());
  expect(status).toBe(200);
  expect(profile).toMatch(/^\/photos\/[0-9a-f]{40}\.webp$/);
  const { statusCode, headers, rawPayload } = await fetchPhoto(profile);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  const { width, height, format, exif } = await sharp(rawPayload).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 512,
    height: 512,
    format: 'webp',
    exif: undefined,
  });
  const [card] = await asha.send(getAllHandyman, undefined, { query: pune });
  expect(card?.profile).toBe(profile);
  expect((await asha.send(getHandyman, { handyman_id: ravi.id })).profile).toBe(profile);
});

test('§12 another photo has another address, and the one before is gone; so is a removed one', async () => {
  const ravi = await t.handyman();
  const first = await upload(ravi, await picture('png', 'teal'));
  const second = await upload(ravi, await picture('webp', 'orange'));
  expect(second.profile).not.toBe(first.profile);
  expect((await fetchPhoto(first.profile)).statusCode).toBe(404);
  expect(await ravi.send(removePhoto)).toMatchObject({ profile: null });
  const gone = await fetchPhoto(second.profile);
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await ravi.send(getHandyman, { handyman_id: ravi.id })).profile).toBeNull();
});

test('§12 two people with the same picture do not share its address', async () => {
  const [ravi, sita] = [await t.handyman(), await t.handyman()];
  const same = await picture();
  const [one, other] = [await upload(ravi, same), await upload(sita, same)];
  expect(one.profile).not.toBe(other.profile);
  await ravi.send(removePhoto);
  expect((await fetchPhoto(other.profile)).statusCode).toBe(200);
});

test('§12 what is no image is refused, and more than ten an hour are', async () => {
  const ravi = await t.handyman();
  expect((await upload(ravi, Buffer.from('<svg/>'))).status).toBe(400);
  expect((await upload(ravi, await picture('gif'))).status).toBe(400);
  expect((await ravi.try(setPhoto, {})).body.fields).toEqual({ photo: 'Choose a photo.' });
  for (let n = 3; n < 10; n += 1) await ravi.try(setPhoto, {});
  expect((await upload(ravi, await picture())).status).toBe(429);
});
