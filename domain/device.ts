/** §21: what a list of logins says of a browser: its kind and system, without versions that would identify a person. */
export const browsers = [
  'chrome',
  'safari',
  'firefox',
  'edge',
  'samsung',
  'opera',
  'other',
] as const;
export type Browser = (typeof browsers)[number];

export const systems = [
  'android',
  'iphone',
  'ipad',
  'windows',
  'mac',
  'linux',
  'chromeos',
  'other',
] as const;
export type System = (typeof systems)[number];

export type Device = { readonly browser: Browser; readonly system: System };

/** In this order: most browsers also name the ones that they are compatible with. */
const browserSigns: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'edge'],
  [/\bOPR\/|\bOPiOS\/|\bOpera\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const systemSigns: readonly (readonly [RegExp, System])[] = [
  [/\biPad\b/, 'ipad'],
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'mac'],
  [/\bLinux\b|\bX11\b/, 'linux'],
];

/** No browser sends a longer one. */
const longest = 500;

/** §21: read from the User-Agent header, which any client may set to any text. */
export const deviceOf = (userAgent: string): Device => {
  const said = userAgent.slice(0, longest);
  return {
    browser: browserSigns.find(([sign]) => sign.test(said))?.[1] ?? 'other',
    system: systemSigns.find(([sign]) => sign.test(said))?.[1] ?? 'other',
  };
};
