import { defineConfig } from '@playwright/test'
import { findBrowser } from '@proverka/test-support/find-browser'

const browser = findBrowser()

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture or a tree is stored by `pictures:update` alone, never by a run that only misses it.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: {
    timeout: 5000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
})
