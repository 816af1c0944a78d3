// Draws web/public/icons from the logo, for phones that put LocalHands among their apps.
//   node scripts/icons.mjs
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

const folder = 'web/public/icons';
const teal = '#0f766e';
mkdirSync(folder, { recursive: true });

const roof =
  '<path d="M7 16.2 16 8l9 8.2" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>';
const smile =
  '<path d="M11 20.5c1.4 2.3 3 3.5 5 3.5s3.6-1.2 5-3.5" fill="none" stroke="#5eead4" stroke-width="2.8" stroke-linecap="round"/>';
const svg = (content) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`);

const tile = (radius) => `<rect width="32" height="32" rx="${radius}" fill="${teal}"/>`;
/** Phones cut a maskable icon to their own shape: what matters is in the middle four fifths. */
const inTheMiddle = (content) =>
  `<g transform="translate(16 16) scale(.95) translate(-16 -16)">${content}</g>`;

const calendar = `<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><rect x="8" y="9.5" width="16" height="14.5" rx="2.5"/><path d="M8 14.5h16M12.5 7v4M19.5 7v4"/><path d="m12.8 19 2.2 2.2 4.2-4.2" stroke="#5eead4"/></g>`;
const gauge = `<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><rect x="8" y="8" width="6.5" height="9" rx="1.5"/><rect x="17.5" y="15" width="6.5" height="9" rx="1.5"/><g stroke="#5eead4"><rect x="17.5" y="8" width="6.5" height="4" rx="1.5"/><rect x="8" y="20" width="6.5" height="4" rx="1.5"/></g></g>`;

const icons = [
  ['app-192', 192, tile(9) + roof + smile],
  ['app-512', 512, tile(9) + roof + smile],
  ['app-maskable-512', 512, tile(0) + inTheMiddle(roof + smile)],
  ['shortcut-bookings-96', 96, tile(16) + calendar],
  ['shortcut-dashboard-96', 96, tile(16) + gauge],
];

for (const [name, size, content] of icons) {
  await sharp(svg(content), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(`${folder}/${name}.png`);
}
