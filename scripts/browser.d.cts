/** How to start a quiet Chromium: one that the machine has, or Playwright's own. */
export declare function launchOptions(more?: readonly string[]): {
  args: string[];
  executablePath?: string;
};
