import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { findUnseen } from './themes-seen.ts'
import viteConfig from './vite.config.ts'

/** Whether all stories are shown and checked; the ordinary run plays those that have something to play. */
const isChecked = process.env['STORY_CHECKS'] === 'all'
const system = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default mergeConfig(
  viteConfig,
  defineConfig({
    define: {
      'import.meta.env.UNSEEN_STORIES': JSON.stringify(findUnseen()),
      'import.meta.env.STORY_CHECKS': JSON.stringify(isChecked),
    },
    plugins: [
      storybookTest({
        configDir: join(import.meta.dirname, '.storybook'),
        tags: { include: [isChecked ? 'test' : 'play-fn'] },
      }),
    ],
    test: {
      name: 'stories',
      // One page shows all stories, as it does for a person.
      isolate: false,
      // Many times what a story takes, for a machine that others use, too.
      testTimeout: 300_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(existsSync(system) && { executablePath: system }),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--font-render-hinting=none',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
