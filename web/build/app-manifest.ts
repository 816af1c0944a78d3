import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import { pageWords } from './language.ts';

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose !== undefined && { purpose }),
});

/** §22: the web manifest. One app, whatever its language. */
const manifestIn = (language: Language) => {
  const words = pageWords[language];
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: words.lang,
    name: words.appName,
    short_name: words.appName,
    description: words.description,
    display: 'standalone',
    orientation: 'any',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['lifestyle', 'utilities'],
    icons: [
      icon('app-192', 192),
      icon('app-512', 512),
      icon('app-maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      {
        name: words.shortcutBookings,
        url: '/user/bookings',
        icons: [icon('shortcut-bookings-96', 96)],
      },
      {
        name: words.shortcutDashboard,
        url: '/handyman/dashboard',
        icons: [icon('shortcut-dashboard-96', 96)],
      },
    ],
  };
};

export const writeManifest = (folder: string, language: Language): Promise<void> =>
  writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifestIn(language)));
