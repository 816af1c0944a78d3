// Draws web/public/images/home/map-….svg, the map on the home page: a cell for each part of town around Kothrud.
//   node scripts/home-map.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const { places } = JSON.parse(
  readFileSync(new URL('../web/features/map/cities/pune.json', import.meta.url), 'utf8'),
);

const [width, height] = [520, 500];
const middle = { lat: 18.503, long: 73.8165 };
/** Pixels for a kilometre. */
const scale = 62;
const kmPerDegree = 111.2;

const across = kmPerDegree * Math.cos((middle.lat * Math.PI) / 180);
const points = places.map(([name, lat, long]) => ({
  name,
  x: width * 0.36 + (long / 1e4 - middle.long) * across * scale,
  y: height * 0.45 - (lat / 1e4 - middle.lat) * kmPerDegree * scale,
}));

/** What is left of a polygon on the side of the line halfway to the other point. */
const cut = (polygon, from, to) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = ((to.x + from.x) * dx + (to.y + from.y) * dy) / 2;
  const over = ({ x, y }) => x * dx + y * dy - half;
  return polygon.flatMap((corner, i) => {
    const before = polygon.at(i - 1);
    const [a, b] = [over(before), over(corner)];
    const t = a / (a - b);
    const crossing = {
      x: before.x + t * (corner.x - before.x),
      y: before.y + t * (corner.y - before.y),
    };
    return [...(a > 0 !== b > 0 ? [crossing] : []), ...(b <= 0 ? [corner] : [])];
  });
};

const edge = 40;
const frame = [
  { x: -edge, y: -edge },
  { x: width + edge, y: -edge },
  { x: width + edge, y: height + edge },
  { x: -edge, y: height + edge },
];

/** The part of town around each point: everything that is nearer to it than to any other. */
const cells = points
  .map((point) => ({
    point,
    corners: points.reduce(
      (left, other) => (other === point ? left : cut(left, point, other)),
      frame,
    ),
  }))
  .filter(({ corners }) => corners.length > 2);

const written = (corners) =>
  `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

const shades = ['a', 'b', 'c', 'd', 'e', 'f'];
const paths = cells.map(
  ({ corners }, i) => `<path class="${shades[(i * 5) % shades.length]}" d="${written(corners)}"/>`,
);

const named = new Set(['Warje', 'Karvenagar', 'Bavdhan']);
const labels = points
  .filter(({ name }) => named.has(name))
  .map(({ name, x, y }) => `<text x="${Math.round(x)}" y="${Math.round(y)}">${name}</text>`);

/** Where the customer is, and how far a kilometre, two and three are. */
const [x, y] = [Math.round(width * 0.38), Math.round(height * 0.43)];
const rings = [1, 2, 3].map((km) => `<circle class="ring" cx="${x}" cy="${y}" r="${km * scale}"/>`);
const distances = [2, 3].map((km) => {
  const top = y - km * scale;
  return `<rect class="tag" x="${x - 24}" y="${top - 11}" width="48" height="22" rx="11"/><text class="km" x="${x}" y="${top + 4}">${km} km</text>`;
});
const here = `<circle class="halo" cx="${x}" cy="${y}" r="20"/><circle class="here" cx="${x}" cy="${y}" r="9"/>`;

const light = { a: 'e6efe3', b: 'f3e9dc', c: 'e3ecef', d: 'f1ece0', e: 'e9e6f0', f: 'f4e6e4' };
const dark = { a: '1b2b26', b: '2a2620', c: '1a2a30', d: '26271f', e: '24243a', f: '2d2326' };
const fills = (colours) =>
  Object.entries(colours)
    .map(([shade, colour]) => `.${shade}{fill:#${colour}}`)
    .join('');
const style = `.ring{fill:#0f766e0d;stroke:#0f766e;stroke-opacity:.5;stroke-width:1.5;stroke-dasharray:4 5}.tag{fill:#fff}.halo{fill:#0f766e33}.here{fill:#0f766e;stroke:#fff;stroke-width:4}path{stroke:#fff;stroke-width:5;stroke-linejoin:round}${fills(light)}text{font:600 13px system-ui,sans-serif;fill:#3f4f4c;text-anchor:middle}.km{font-size:12px;fill:#115e59}@media(prefers-color-scheme:dark){path{stroke:#0d1716}${fills(dark)}text{fill:#a9bdb9}.ring{stroke:#2dd4bf}.tag{fill:#111c1b}.km{fill:#5eead4}.here{fill:#2dd4bf;stroke:#111c1b}}`;

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${paths.join('')}${rings.join('')}${distances.join('')}${labels.join('')}${here}</svg>\n`;
/** What is written on it, in Hindi. */
const inHindi = { km: 'किमी', Warje: 'वारजे', Karvenagar: 'कर्वेनगर', Bavdhan: 'बावधन' };
const translated = Object.entries(inHindi).reduce(
  (text, [english, hindi]) => text.replaceAll(`${english}<`, `${hindi}<`),
  drawn,
);
for (const [file, text] of [
  ['map-en-IN.svg', drawn],
  ['map-hi-IN.svg', translated],
]) {
  writeFileSync(new URL(`../web/public/images/home/${file}`, import.meta.url), text);
}
